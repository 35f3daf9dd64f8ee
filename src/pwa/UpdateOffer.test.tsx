import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '#ui/feedback/Toaster.tsx';
import { dismissToast, toast } from '#ui/feedback/toast.ts';
import { UpdateOffer } from './UpdateOffer.tsx';
import { hasUnsavedWork, markUnsavedForms } from './unsaved-work.ts';

markUnsavedForms();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aSecondLater() {
  act(() => vi.advanceTimersByTime(1000));
}

function renderOffer(page: React.ReactNode) {
  const onUpdate = vi.fn();
  const onLater = vi.fn();
  render(
    <>
      {page}
      <UpdateOffer onUpdate={onUpdate} onLater={onLater} />
    </>,
  );
  return { onUpdate, onLater };
}

const offer = () => screen.queryByText('A new version is ready.');

test('UpdateOffer can be postponed', () => {
  const { onUpdate, onLater } = renderOffer(null);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(onLater).toHaveBeenCalledOnce();
  expect(onUpdate).not.toHaveBeenCalled();
});

test('UpdateOffer shows that it updates, which does not count as unsaved work', () => {
  const { onUpdate } = renderOffer(null);
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
  expect(onUpdate).toHaveBeenCalledOnce();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('Updating…')).toBeTruthy();
  expect(hasUnsavedWork()).toBe(false);
});

test('UpdateOffer says after three seconds how long the update may take', () => {
  renderOffer(null);
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
  act(() => vi.advanceTimersByTime(2999));
  expect(screen.queryByText(/half a minute/)).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText('Updating… Keep logging. It takes half a minute at most.')).toBeTruthy();
});

test('UpdateOffer offers the update again if it did not happen within a minute', () => {
  const { onUpdate } = renderOffer(null);
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
  act(() => vi.advanceTimersByTime(60_000));
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
  expect(onUpdate).toHaveBeenCalledTimes(2);
});

test('UpdateOffer hides while a note is half-typed, and shows after the note is saved', () => {
  renderOffer(
    <form>
      <input aria-label="Note" />
    </form>,
  );
  expect(offer()).not.toBeNull();

  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'she sm' } });
  aSecondLater();
  expect(offer()).toBeNull();

  (screen.getByLabelText('Note') as HTMLInputElement).form?.reset();
  aSecondLater();
  expect(offer()).not.toBeNull();
});

test.each([
  [
    'a form is open in a dialog',
    <dialog key="dialog" open={true}>
      <form />
    </dialog>,
  ],
  ['a file was read and is not imported yet', <section key="preview" data-unsaved="" />],
  [
    'a write is under way',
    <button key="button" type="button" aria-busy="true">
      Save
    </button>,
  ],
])('UpdateOffer waits while %s', (_, page) => {
  renderOffer(page);
  expect(offer()).toBeNull();
});

test('UpdateOffer waits while a toast offers to undo', () => {
  renderOffer(<Toaster />);
  act(() => toast({ title: 'Deleted', action: { label: 'Undo', onAct: () => {} } }));
  aSecondLater();
  expect(offer()).toBeNull();

  act(() => dismissToast());
  aSecondLater();
  expect(offer()).not.toBeNull();
});

test('UpdateOffer does not wait for a toast without actions', () => {
  renderOffer(<Toaster />);
  act(() => toast({ title: 'Message Sent!' }));
  aSecondLater();
  expect(offer()).not.toBeNull();
});

test('UpdateOffer does not wait for an empty form on the page', () => {
  renderOffer(
    <form>
      <input aria-label="Email" defaultValue="a@b.c" />
    </form>,
  );
  expect(offer()).not.toBeNull();
});
