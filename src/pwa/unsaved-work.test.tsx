import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { askBeforeLeaving, markUnsavedForms } from './unsaved-work.ts';

markUnsavedForms();
askBeforeLeaving();

/** True if the browser would ask before leaving. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function Fields() {
  return (
    <form>
      <input aria-label="Note" />
    </form>
  );
}

test('askBeforeLeaving asks before closing a tab with a half-typed dialog', async () => {
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

test('askBeforeLeaving asks before closing a tab with a half-typed record outside a dialog', async () => {
  render(
    <form data-record="">
      <input aria-label="Name" />
    </form>,
  );
  expect(asks()).toBe(false);
  await userEvent.type(screen.getByLabelText('Name'), 'Wren');
  expect(asks()).toBe(true);
});

test('askBeforeLeaving ignores text in a field of the page, such as a search', async () => {
  render(<Fields />);
  await userEvent.type(screen.getByLabelText('Note'), 'rash');
  expect(asks()).toBe(false);
});
