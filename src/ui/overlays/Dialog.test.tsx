import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '#ui/controls/Button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { Dialog } from './Dialog.tsx';

function Page({ lightDismiss = true }: { lightDismiss?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete…</Button>
      {open && (
        <Dialog
          title="Delete this feed?"
          description="You can undo it for 30 days."
          lightDismiss={lightDismiss}
          onClose={() => setOpen(false)}
          actions={<Button variant="danger">Delete</Button>}
        >
          <input aria-label="Reason" />
        </Dialog>
      )}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Delete this feed?' });

async function openIt() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete…' }));
  const opened = dialog();
  if (!opened) throw new Error('the dialog did not open');
  return opened;
}

it('opens with its name, description and buttons, and the focus on its title', async () => {
  render(<Page />);
  await openIt();
  expect(screen.getByRole('dialog', { description: 'You can undo it for 30 days.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Delete this feed?' }));
});

it('announces messages inside itself, because screen readers ignore the page behind', async () => {
  render(<Page />);
  const opened = await openIt();
  act(() => announce('Photo added.'));
  expect(opened.querySelector('[aria-live="polite"]')?.textContent).toBe('Photo added.');
});

it('closes by its button', async () => {
  render(<Page />);
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
});

it('closes on Escape and on a phone’s back gesture', async () => {
  render(<Page />);
  await openIt();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  fireEvent(await openIt(), new Event('cancel', { cancelable: true }));
  expect(dialog()).toBeNull();
});

it('closes only the upper of two dialogs on one Escape', async () => {
  const ask = vi.fn();
  const { rerender } = render(<Dialog title="Beneath" onClose={ask} />);
  rerender(
    <Dialog title="Beneath" onClose={ask}>
      <Dialog title="Above" onClose={ask} />
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(ask).toHaveBeenCalledOnce();
});

it('treats a held Escape as one press', () => {
  const ask = vi.fn();
  render(<Dialog title="Half typed" onClose={ask} />);
  const held = [false, true, true].map((repeat) =>
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', repeat }),
  );
  expect(ask).toHaveBeenCalledOnce();
  expect(held, 'the browser handles none of them').toEqual([false, false, false]);
});

it('ignores a cancel that cannot be prevented, but reopens after it closed', async () => {
  const ask = vi.fn();
  render(<Dialog title="Half typed" onClose={ask} />);
  const shown = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(shown, new Event('cancel'));
  expect(ask).not.toHaveBeenCalled();
  act(() => shown.close());
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(shown.open).toBe(true);
});

it('stays when a file input inside it is canceled', async () => {
  render(<Page />);
  await openIt();
  fireEvent(screen.getByLabelText('Reason'), new Event('cancel', { bubbles: true }));
  expect(dialog()).not.toBeNull();
});

it('requests closing if the browser closed it', async () => {
  render(<Page />);
  ((await openIt()) as HTMLDialogElement).close();
  expect(await screen.findByRole('button', { name: 'Delete…' })).toBeTruthy();
  await waitFor(() => expect(dialog()).toBeNull());
});

it('closes on a tap outside, unless `lightDismiss` is false', async () => {
  const { rerender } = render(<Page lightDismiss={false} />);
  await userEvent.click(await openIt());
  expect(dialog()).not.toBeNull();
  rerender(<Page />);
  await userEvent.click(await openIt());
  expect(dialog()).toBeNull();
});

it('stays when a selection is dragged out of one of its fields', async () => {
  render(<Page />);
  const opened = await openIt();
  fireEvent.pointerDown(screen.getByLabelText('Reason'));
  fireEvent.click(opened);
  expect(dialog()).not.toBeNull();
});

it('does not request closing when it is unmounted', async () => {
  const onClose = vi.fn();
  const { unmount } = render(<Dialog title="Move a baby" onClose={onClose} />);
  unmount();
  expect(onClose).not.toHaveBeenCalled();
});

it('reopens if the browser closed it but its owner still renders it', async () => {
  function Stubborn() {
    const [asked, setAsked] = useState(0);
    return <Dialog title={`Asked ${asked} times`} onClose={() => setAsked(asked + 1)} />;
  }
  render(<Stubborn />);
  const opened = screen.getByRole('dialog') as HTMLDialogElement;
  act(() => opened.close());
  expect(screen.getByRole('dialog', { name: 'Asked 1 times' })).toBe(opened);
  expect(opened.open).toBe(true);
});
