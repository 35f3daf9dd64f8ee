import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.ts';
import { aUser } from '#testing/builders.ts';
import { renderApp } from '#testing/render-app.tsx';

async function visit(at: string, who: 'nobody' | 'demo' | ReturnType<typeof aUser> = 'nobody') {
  const rendered = await renderApp({ at, who });
  await screen.findByRole('contentinfo');
  return rendered;
}

/** The site's header. It is the first of the page's headers. */
const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
const footer = () => within(screen.getByRole('contentinfo'));
const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the header', () => {
  test('links to the pages, and offers a visitor to sign in or get started', async () => {
    await visit(paths.support);
    expect(targets(header().getAllByRole('link'))).toEqual([
      '/',
      '/features',
      '/pricing',
      '/shop',
      '/blog',
      '/support',
      '/account',
      '/account',
    ]);
    expect(header().getByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(header().getByRole('link', { name: 'Get Started' })).toBeTruthy();
  });

  test('links a user to the dashboard, and signs out to the home page', async () => {
    const { user, address } = await visit(paths.support, aUser());
    expect(header().getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/app');
    expect(header().queryByRole('link', { name: 'Sign In' })).toBeNull();
    await user.click(header().getByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('heading', { name: 'The baby log that works at 3 a.m.' });
    expect(address()).toBe('/');
    expect(header().getByRole('link', { name: 'Sign In' })).toBeTruthy();
  });

  test('signs out on the home page, announces it and moves the focus to the heading', async () => {
    const { user } = await visit(paths.home, aUser());
    header().getByRole('button', { name: 'Sign Out' }).focus();
    await user.keyboard('{Enter}');
    expect(header().getByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByText('You’re signed out.', { selector: '[aria-live=polite] *' })).toBeTruthy();
  });

  test('links a demo user back to the demo', async () => {
    await visit(paths.pricing, 'demo');
    expect(header().getByRole('link', { name: 'Back to Demo' }).getAttribute('href')).toBe('/app');
  });

  test('has a menu that opens, closes, and also closes when a link is followed', async () => {
    const { user } = await visit(paths.support);
    const toggle = () => header().getByRole('button', { name: /menu/ });
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await user.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle());
    await user.click(toggle());
    await user.click(header().getByRole('link', { name: 'Features' }));
    await screen.findByRole('heading', { level: 1, name: 'Made for one hand and half a brain' });
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the open menu', () => {
  async function openMenu() {
    const { user } = await visit(paths.support);
    const toggle = header().getByRole('button', { name: 'Open menu' });
    await user.click(toggle);
    return { user, isOpen: () => toggle.getAttribute('aria-expanded') === 'true' };
  }

  test('stays open while the focus is inside, and closes when it leaves for the page', async () => {
    const { user, isOpen } = await openMenu();
    for (const link of header().getAllByRole('link').slice(1)) {
      await user.tab();
      expect(document.activeElement).toBe(link);
      expect(isOpen()).toBe(true);
    }
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });

  test('returns the focus to its button after a link to the current page', async () => {
    const { user } = await openMenu();
    header().getByRole('link', { name: 'Support' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(header().getByRole('button', { name: 'Open menu' }));
  });

  test('closes when the focus leaves backward past the header', async () => {
    const { user, isOpen } = await openMenu();
    await user.tab({ shift: true });
    expect(isOpen()).toBe(true);
    await user.tab({ shift: true });
    expect(isOpen()).toBe(false);
  });

  test('closes on a tap outside, but not between its links', async () => {
    const { user, isOpen } = await openMenu();
    await user.click(header().getByRole('navigation'));
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('contentinfo'));
    expect(isOpen()).toBe(false);
  });
});

describe('the footer', () => {
  test('links to the demo, other languages, and all pages except home and account', async () => {
    await visit(paths.support);
    expect(targets(footer().getAllByRole('link'))).toEqual([
      '/features',
      '/pricing',
      '/shop',
      '/app?demo',
      '/blog',
      '/support',
      '/privacy',
      '/terms',
      ...['/es/support', '/de/support', '/fr/support', '/pt/support'],
    ]);
  });

  test('names another language in itself, with the address of the same page', async () => {
    await visit(paths.home);
    const link = footer().getByRole('link', { name: 'Español' });
    expect(link.getAttribute('href')).toBe('/es');
    expect(link.lang).toBe('es');
  });

  test('lets a visitor try the demo', async () => {
    const { user, address } = await visit(paths.support);
    await user.click(footer().getByRole('link', { name: 'Try Demo' }));
    await waitFor(() => expect(address()).toBe('/app'));
    expect(useSession.getState().status).toBe('demo');
  });
});

test('SiteLayout names and announces a new page, and focuses its heading', async () => {
  const { user } = await visit(paths.support);
  expect(document.title).toBe('Support · Wee Hours');
  await user.click(header().getByRole('link', { name: 'Pricing' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Simple prices, no surprises' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe('Pricing · Wee Hours');
  expect(screen.getByText('Pricing · Wee Hours', { selector: '[aria-live=polite] *' })).toBeTruthy();
});

test('SiteLayout shows links for an unknown address', async () => {
  await visit('/nowhere');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});

test('SiteLayout leads from an unknown address to the home pages in other languages', async () => {
  await visit('/nowhere');
  expect(footer().getByRole('link', { name: 'Español' }).getAttribute('href')).toBe('/es');
});

test('SiteLayout leads from an unknown address of the app to the dashboard', async () => {
  await visit('/app/nowhere');
  expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/app');
});
