import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { askBeforeLeaving, markUnsavedForms } from './unsaved-work.ts';

markUnsavedForms();
askBeforeLeaving();

/** True where the browser would ask before it leaves. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function Fields() {
  return (
    <form>
      <input aria-label="Note" />
    </form>
  );
}

test('a tab is not closed over a half-typed dialog without a question', async () => {
  render(
    <dialog open>
      <Fields />
    </dialog>,
  );
  expect(asks()).toBe(false);
  await userEvent.type(screen.getByLabelText('Note'), 'finally');
  expect(asks()).toBe(true);
  document.querySelector('form')?.reset();
  expect(asks()).toBe(false);
});

test('what is typed into a page, such as a search, asks nothing', async () => {
  render(<Fields />);
  await userEvent.type(screen.getByLabelText('Note'), 'rash');
  expect(asks()).toBe(false);
});
