import { act, render } from '@testing-library/react';
import type { JSX } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { PageHeight } from './PageHeight.tsx';

const kept = () => document.body.style.minBlockSize;

afterEach(() => Object.assign(window, { scrollY: 0 }));

test('PageHeight reserves the height to restore the scroll position, and no more', async () => {
  const layout = (
    <>
      <PageHeight />
      <Outlet />
    </>
  );
  const pages = ['/log', '/calendar'].map((path) => ({ path, element: path }));
  const router = createMemoryRouter([{ element: layout, children: pages }], { initialEntries: ['/log'] });
  render(<RouterProvider router={router} />);
  Object.assign(window, { scrollY: 500 });
  await act(() => router.navigate('/calendar'));
  expect(kept(), 'a new page').toBe('');
  Object.assign(window, { scrollY: 0 });
  await act(() => router.navigate(-1));
  expect(kept()).toBe(`${500 + innerHeight}px`);
  await act(() => router.navigate(1));
  expect(kept()).toBe(`${innerHeight}px`);
});

test('PageHeight reserves the height after a reload before any record is read', async () => {
  const here = [{ pathname: '/app', key: 'here' }];
  const open = (element: JSX.Element) =>
    render(
      <RouterProvider router={createMemoryRouter([{ path: '/app', element }], { initialEntries: here })} />,
    );
  const left = open(<PageHeight />);
  Object.assign(window, { scrollY: 700 });
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  left.unmount();
  expect(kept()).toBe('');
  vi.resetModules();
  const { PageHeight: Anew } = await import('./PageHeight.tsx');
  open(<Anew />);
  expect(kept()).toBe(`${700 + innerHeight}px`);
});
