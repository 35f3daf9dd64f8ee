import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes, routesIn } from './entry/routes.tsx';
import { linkInto, PROFILE_SECTIONS, paths } from './paths.ts';
import { asksForDemo } from './session/who-is-here.ts';

/** The addresses of the specification's route table, and those that this app adds, such as articles and crib mode. */
const ADDRESSES = [
  ...[
    '/',
    '/features',
    '/pricing',
    '/shop',
    '/account',
    '/blog',
    '/blog/:slug',
    '/support',
    '/privacy',
    '/terms',
  ],
  ...['/app', '/app/log', '/app/calendar', '/app/summaries', '/app/profile', '/app/crib', '/app/stash'],
  ...PROFILE_SECTIONS.map((section) => `/app/profile/${section}`),
];

function addressesOf(all: RouteObject[], parent = ''): string[] {
  return all.flatMap(({ path, index, children }) => {
    const address = path?.startsWith('/') ? path : [parent, path].filter(Boolean).join('/');
    const own = index || (path && !children) ? [address] : [];
    return [...own, ...addressesOf(children ?? [], address)];
  });
}

function routeAt(path: string): string | undefined {
  const match = matchRoutes(routes, path.split('?')[0] ?? '')?.at(-1);
  return match?.route.path ?? (match?.route.index ? match.pathnameBase : undefined);
}

test('the route table has exactly these addresses, and a page for all others', () => {
  expect(
    addressesOf(routes)
      .filter((address) => address !== '*')
      .sort(),
  ).toEqual([...ADDRESSES].sort());
  expect(routeAt('/no-such-page')).toBe('*');
  expect(routeAt('/app/no-such-screen')).toBe('*');
  expect(routeAt('/app/profile/no-such-section')).toBe('*');
});

test('every link of `paths` opens a screen, and every screen has a link', () => {
  const { profileSection, ...others } = paths;
  const links = [
    ...Object.values(others).map((path) => (typeof path === 'string' ? path : (path as () => string)())),
    ...PROFILE_SECTIONS.map(profileSection),
  ];
  const reached = links.map((link) => matchRoutes(routes, link.split(/[?#]/)[0] ?? '')?.at(-1)?.route);
  expect(reached.filter((route) => !route || route.path === '*')).toEqual([]);
  expect(new Set(reached).size).toBe(ADDRESSES.length);
});

test('links have their query in the form that the screens read', () => {
  expect(paths.log({ day: '2026-05-03', add: 'feed' })).toBe('/app/log?day=2026-05-03&add=feed');
  expect(paths.log()).toBe('/app/log');
  expect(paths.summaries({ week: '2026-05-03', days: 7, curve: 'weight-for-age' })).toBe(
    '/app/summaries?week=2026-05-03',
  );
  expect(paths.summaries({ days: 14, curve: 'head-for-age' })).toBe(
    '/app/summaries?days=14&curve=head-for-age',
  );
  expect(paths.rhythm({ from: '2026-05-01', to: '2026-05-20' })).toBe(
    '/app/calendar?view=rhythm&from=2026-05-01&to=2026-05-20',
  );
  expect(asksForDemo(new URL(paths.demo, 'https://wee.test').search)).toBe(true);
  expect(asksForDemo('?day=2026-05-03')).toBe(false);
  expect(paths.article('a b/c')).toBe('/blog/a%20b%2Fc');
});

test('in another language, links to public pages lead into its folder and open pages', () => {
  linkInto('/es');
  const { home, pricing, dashboard, article } = paths;
  const links = [home, pricing, article('a b'), dashboard];
  linkInto('');
  expect(links).toEqual(['/es', '/es/pricing', '/es/blog/a%20b', '/app']);
  const opened = links.map((link) => matchRoutes(routesIn('es'), link)?.at(-1)?.route);
  expect(opened.map((route) => route?.path ?? route?.index)).toEqual([
    '/es',
    '/es/pricing',
    '/es/blog/:slug',
    true,
  ]);
});

test('a language without articles has no blog', () => {
  const opened = ['/xx/blog', '/xx/pricing'].map((link) => matchRoutes(routesIn('xx' as 'en'), link)?.at(-1));
  expect(opened.map((match) => match?.route.path)).toEqual(['*', '/xx/pricing']);
});
