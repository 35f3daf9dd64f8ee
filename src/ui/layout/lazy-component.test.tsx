import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, test } from 'vitest';
import { lazyComponent, prefetchLazyCode } from './lazy-component.tsx';

function Note({ words }: { words: string }) {
  return <input aria-label={words} />;
}

function Page({ part: Part }: { part: ComponentType<{ words: string }> }) {
  const [shown, setShown] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setShown(shown + 1)}>
        Open
      </button>
      {shown > 0 && <Part words={`Note ${shown}`} />}
    </>
  );
}

test('lazyComponent loads when it is first shown, and keeps typed values on re-render', async () => {
  const user = userEvent.setup();
  render(<Page part={lazyComponent(async () => Note)} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.type(await screen.findByLabelText('Note 1'), 'slept through');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByLabelText<HTMLInputElement>('Note 2').value).toBe('slept through');
});

test('lazyComponent renders immediately after a prefetch', async () => {
  const part = lazyComponent(async () => Note);
  await prefetchLazyCode();
  render(<Page part={part} />);
  screen.getByRole('button', { name: 'Open' }).focus();
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Note 1')).toBeTruthy();
});

test('lazyComponent retries a failed load when it is shown', async () => {
  let signal = false;
  const part = lazyComponent(async () => {
    if (!signal) throw new Error('no signal');
    return Note;
  });
  await prefetchLazyCode();
  signal = true;
  render(<Page part={part} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByLabelText('Note 1')).toBeTruthy();
});
