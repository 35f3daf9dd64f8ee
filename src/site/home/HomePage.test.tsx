import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IMPORT_FORMATS } from '#imports/formats/formats.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.ts';
import { aUser } from '#testing/builders.ts';
import { renderApp } from '#testing/render-app.tsx';

async function openHome() {
  const rendered = await renderApp({ at: paths.home, who: 'nobody' });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

test('HomePage names the six features, and says that the testimonials are samples', async () => {
  await openHome();
  for (const name of [
    'Feeding Log',
    'Diaper Tracking',
    'Sleep Patterns',
    'Growth Tracking',
    'Weekly Summary',
    'PDF Exports',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  }
  expect(screen.getAllByRole('figure')).toHaveLength(3);
  expect(screen.getByText(/these are samples that we wrote ourselves/)).toBeTruthy();
});

test('HomePage names every app whose files can be imported', async () => {
  await openHome();
  const names = IMPORT_FORMATS.map(({ name }) => name).filter((name) => name !== 'Wee Hours');
  const list = screen.getByText('Huckleberry').closest('ul');
  const shown = within(list as HTMLElement).getAllByRole('listitem');
  expect(shown.map((item) => item.textContent).sort()).toEqual(names.sort());
  expect(screen.getByText(/^Import the files of/).textContent).toContain(`${names.length}\u00a0other apps`);
});

test('HomePage opens the app with sample data from Try Live Demo', async () => {
  const { user, address } = await openHome();
  const [first] = screen.getAllByRole('link', { name: 'Try Live Demo' });
  if (first) await user.click(first);
  await waitFor(() => expect(address()).toBe('/app'));
  expect(useSession.getState().status).toBe('demo');
});

test('HomePage leads to the sign-up form from its main button, at the top and at the end', async () => {
  const { user, address } = await openHome();
  const [first, ...others] = screen.getAllByRole('link', { name: 'Start free, no card' });
  expect(others).toHaveLength(1);
  if (first) await user.click(first);
  await screen.findByRole('heading', { name: 'Create a new account' });
  expect(address()).toBe('/account?new');
});

test('HomePage leads a signed-in user to the log from its main button', async () => {
  await renderApp({ at: paths.home, who: aUser({}) });
  const [first] = await screen.findAllByRole('link', { name: 'Open your log' });
  expect(first?.getAttribute('href')).toBe('/app');
  expect(screen.queryByRole('link', { name: 'Start free, no card' })).toBeNull();
});

test('HomePage links Get Started to the prices, at the top and at the end', async () => {
  await openHome();
  const ways = screen.getAllByRole('link', { name: 'Get Started' }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/account', '/pricing', '/pricing']);
});
