import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { PageHeight } from './PageHeight.tsx';

const kept = () => document.body.style.minBlockSize;

afterEach(() => Object.assign(window, { scrollY: 0 }));

test('a page that somebody comes back to has the room to stand where they stood, and no more', async () => {
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
  expect(kept(), 'a page that is new').toBe('');
  Object.assign(window, { scrollY: 0 });
  await act(() => router.navigate(-1));
  expect(kept()).toBe(`${500 + innerHeight}px`);
  await act(() => router.navigate(1));
  expect(kept()).toBe(`${innerHeight}px`);
});
