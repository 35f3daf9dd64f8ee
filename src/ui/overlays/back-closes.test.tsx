import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withBackClosing } from './back-closes.ts';
import { Dialog } from './Dialog.tsx';

/** A screen with a dialog that opens another dialog. */
function Screen({ refuses = false }: { refuses?: boolean }) {
  const [open, setOpen] = useState(0);
  const navigate = useNavigate();
  const close = () => !refuses && setOpen(open - 1);
  return (
    <>
      <button type="button" onClick={() => setOpen(1)}>
        Open
      </button>
      {open > 0 && (
        <Dialog title="Beneath" onClose={close}>
          <button type="button" onClick={() => setOpen(2)}>
            More
          </button>
          <Link to="/other" onClick={() => setOpen(0)}>
            Push
          </Link>
          <button type="button" onClick={() => void navigate('/other', { replace: true })}>
            Replace
          </button>
          <button type="button" onClick={() => void navigate(-1)}>
            Leave
          </button>
        </Dialog>
      )}
      {open > 1 && <Dialog title="Above" onClose={close} />}
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;
/** The number of history steps so far. */
let steps = 0;

beforeAll(() => {
  addEventListener('popstate', () => {
    steps += 1;
  });
  router = withBackClosing(() =>
    createBrowserRouter([
      { path: '/screen', element: <Screen /> },
      { path: '/strict', element: <Screen refuses /> },
      { path: '*', element: null },
    ]),
  );
});

beforeEach(async () => {
  cleanup();
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/before'));
  await act(() => router.navigate('/screen'));
});

const tap = (name: string) => userEvent.click(screen.getByText(name));
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const isSecond = () => Boolean(history.state.second);
const place = () => router.state.location.pathname;

async function expectPlain(): Promise<void> {
  await waitFor(() => expect([titles(), isSecond()]).toEqual([[], false]));
}

async function goBackTo(path: string): Promise<void> {
  history.back();
  await waitFor(() => expect(place()).toBe(path));
}

describe('back navigation', () => {
  test('closes one dialog at a time, the topmost first, and then leaves', async () => {
    await tap('Open');
    await tap('More');
    history.back();
    await waitFor(() => expect([titles(), isSecond()]).toEqual([['Beneath'], true]));
    history.back();
    await expectPlain();
    expect(place()).toBe('/screen');
    await goBackTo('/before');
  });

  test('keeps a dialog open that refuses to close', async () => {
    await act(() => router.navigate('/strict'));
    await tap('Open');
    for (const time of [1, 2]) {
      const before = steps;
      history.back();
      await waitFor(() => expect(steps, `goes back and forward again, time ${time}`).toBe(before + 2));
      expect([titles(), isSecond()]).toEqual([['Beneath'], true]);
    }
  });

  test('leaves with one step after a dialog was closed by its button', async () => {
    await tap('Open');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectPlain();
    await goBackTo('/before');
  });

  test.each([
    ['Push', '/screen'],
    ['Replace', '/before'],
  ])('returns in one step after %s in a dialog', async (way, path) => {
    await tap('Open');
    await tap(way);
    await waitFor(() => expect(place()).toBe('/other'));
    await expectPlain();
    await goBackTo(path);
    await expectPlain();
  });
});

test('back navigation by a handler in a dialog leaves its screen', async () => {
  await tap('Open');
  await tap('Leave');
  await waitFor(() => expect(place()).toBe('/before'));
  await expectPlain();
});

test('forward navigation does not reopen a closed dialog', async () => {
  await tap('Open');
  history.back();
  await expectPlain();
  const before = steps;
  history.forward();
  await waitFor(() => expect(steps, 'goes forward and back again').toBe(before + 2));
  await expectPlain();
  expect(place()).toBe('/screen');
});

test('a dialog that opens while another closes needs no further history entry', async () => {
  await tap('Open');
  const { length } = history;
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await tap('Open');
  await waitFor(() => expect([titles(), isSecond()]).toEqual([['Beneath'], true]));
  expect(history.length).toBe(length);
  history.back();
  await expectPlain();
});
