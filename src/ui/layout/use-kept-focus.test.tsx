import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

/** Unmounts itself without a render of its parent. */
function Once() {
  const [gone, setGone] = useState(false);
  return gone ? null : (
    <button type="button" onClick={() => setGone(true)}>
      Once
    </button>
  );
}

function Group({ strong }: { strong?: boolean }) {
  const focus = useKeptFocus<HTMLDivElement>();
  return (
    <div {...focus}>
      <Once />
      <button type="button">Next</button>
      <button type="button" data-strong={strong ? '' : undefined}>
        Last
      </button>
    </div>
  );
}

test.each([
  ['the button that took its place', false, 'Next'],
  ['the strong button', true, 'Last'],
])('useKeptFocus moves the focus of a removed button to %s', async (_, strong, name) => {
  const user = userEvent.setup();
  render(<Group strong={strong} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe(name);
});

test('useKeptFocus does not move a focus that is elsewhere', async () => {
  const user = userEvent.setup();
  render(<Group />);
  screen.getByText('Next').focus();
  screen.getByText('Next').blur();
  await user.pointer({ keys: '[MouseLeft]', target: screen.getByText('Last') });
  screen.getByText('Last').blur();
  screen.getByText('Once').click();
  await expect.poll(() => screen.queryByText('Once')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});
