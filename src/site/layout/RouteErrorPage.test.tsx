import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { RootLayout } from '#entry/RootLayout.tsx';
import { routes } from '#entry/routes.tsx';
import { words } from '#words/now.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';

function Broken(): never {
  throw new Error('the moon fell down');
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

test('RouteErrorPage says that nothing was lost, and offers a reload and the home page', () => {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteErrorPage /> }])}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
  expect(screen.getByText(/Everything you logged is safe/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('the moon fell down')).toBeTruthy();
});

test('RouteErrorPage is marked as English if the words of the language did not load', () => {
  const { ui } = words;
  Reflect.deleteProperty(words, 'ui');
  onTestFinished(() => void Object.assign(words, { ui }));
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteErrorPage /> }])}
    />,
  );
  expect(screen.getByRole('main').lang).toBe('en');
  expect(screen.getByRole('main').dir).toBe('ltr');
});

test('RouteErrorPage takes the focus after a navigation to a broken screen', async () => {
  const children = [
    { path: '/', element: <button type="button">Calendar</button> },
    { path: '/calendar', element: <Broken /> },
  ];
  const router = createMemoryRouter([
    { element: <RootLayout />, errorElement: <RouteErrorPage />, children },
  ]);
  render(<RouterProvider router={router} />);
  screen.getByRole('button').focus();
  await act(() => router.navigate('/calendar'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Unexpected Application Error!' }));
  expect(screen.getByRole('alert').textContent).toMatch(/Everything you logged is safe/);
});

test.each(['/%0a', '/app/%0a', '/app/%0d%0aX', '/%E2%80%A8'])(
  'RouteErrorPage shows “not found” for %s, which no route matches',
  async (address) => {
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    render(<RouterProvider router={router} />);
    const heading = await screen.findByRole('heading', { name: 'Page not found' });
    expect(document.activeElement).toBe(heading);
    expect(document.title).toMatch(/^Page not found/);
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.queryByText(/That was us/)).toBeNull();
  },
);
