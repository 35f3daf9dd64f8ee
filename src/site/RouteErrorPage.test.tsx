import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RouteErrorPage } from './RouteErrorPage.tsx';

function Broken(): never {
  throw new Error('the moon fell down');
}

test('a screen that breaks says that nothing was lost, and shows two ways out', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteErrorPage /> }])}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
  expect(screen.getByText(/Nothing you logged was lost/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('the moon fell down')).toBeTruthy();
});
