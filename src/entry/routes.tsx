import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PROFILE_SECTIONS, paths } from '#paths.ts';
import { hasPage, loadArticles } from '#site/articles.ts';
import { RouteErrorPage } from '#site/layout/RouteErrorPage.tsx';
import type { Language } from '#words/grammar.ts';
import { addressIn, MAIN_LANGUAGE } from '#words/languages.ts';
import { withWords } from '#words/now.ts';
import type { Catalog } from '#words/words.ts';
import { RootLayout } from './RootLayout.tsx';

/** Loads each screen as its own chunk when its address opens. */

/**
 * Makes the loader of the screen `name` and of its word catalogs. The build reads the names of the catalogs from
 * `handle`.
 */
function lazily<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  ...catalogs: Catalog[]
) {
  return async () => ({ Component: (await withWords(load(), ...catalogs))[name], handle: { catalogs } });
}

/** Makes the loader of a screen, of its word catalogs and of the icons of all kinds. */
function lazilyWithIcons<Name extends string>(...screen: Parameters<typeof lazily<Name>>) {
  return async () => {
    const icons = import('#app/kinds/KindIcon.tsx').then(({ prefetchKindIcons }) => prefetchKindIcons());
    const [route] = await Promise.all([lazily(...screen)(), icons]);
    return route;
  };
}

/** Makes the loader of a page, of its word catalogs and of the articles in the language of the interface. */
function lazilyWithArticles<Name extends string>(...page: Parameters<typeof lazily<Name>>) {
  return async () => {
    const [route] = await Promise.all([lazily(...page)(), loadArticles()]);
    return route;
  };
}

/** The gallery of `ui/`. Only the development server has it. The build removes it. */
const GALLERY: RouteObject[] =
  import.meta.env.MODE === 'development'
    ? [
        {
          path: '/dev/ui',
          lazy: lazily('Gallery', () => import('#ui/gallery/Gallery.tsx'), 'ui', 'refusals'),
        },
      ]
    : [];

/** Loads the profile: its list and all of its sections. */
const profile = lazily(
  'ProfileScreen',
  () => import('#app/settings/ProfileScreen.tsx'),
  'profile',
  'forms',
  'fields',
  'kinds',
  'storage',
  'faults',
  'owner',
  'backup',
  'imports',
  'files',
  'rows',
  'trash',
  'share',
  'recovery',
  'refusals',
);

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    // Renders nothing while a chunk loads. A short spinner would only flicker.
    hydrateFallbackElement: <></>,
    errorElement: <RouteErrorPage />,
    children: [
      ...GALLERY,
      {
        lazy: lazily('SiteLayout', () => import('#site/layout/SiteLayout.tsx'), 'site', 'ui'),
        children: [
          { path: '/', lazy: lazily('HomePage', () => import('#site/home/HomePage.tsx'), 'home') },
          {
            path: '/features',
            lazy: lazily('FeaturesPage', () => import('#site/features/FeaturesPage.tsx'), 'features'),
          },
          {
            path: '/pricing',
            lazy: lazily(
              'PricingPage',
              () => import('#site/pricing/PricingPage.tsx'),
              'pricing',
              'refusals',
              'storage',
            ),
          },
          {
            path: '/shop',
            lazy: lazily('ShopPage', () => import('#site/shop/ShopPage.tsx'), 'shop'),
          },
          {
            path: '/account',
            lazy: lazily(
              'AccountPage',
              () => import('#site/account/AccountPage.tsx'),
              'account',
              'refusals',
              'storage',
            ),
          },
          {
            path: '/blog',
            lazy: lazilyWithArticles('BlogPage', () => import('#site/blog/BlogPage.tsx'), 'blog'),
          },
          {
            path: '/blog/:slug',
            lazy: lazilyWithArticles('ArticlePage', () => import('#site/blog/ArticlePage.tsx'), 'blog'),
          },
          {
            path: '/support',
            lazy: lazily('SupportPage', () => import('#site/support/SupportPage.tsx'), 'support'),
          },
          {
            path: '/privacy',
            lazy: lazily('PrivacyPage', () => import('#site/legal/PrivacyPage.tsx'), 'privacy'),
          },
          { path: '/terms', lazy: lazily('TermsPage', () => import('#site/legal/TermsPage.tsx'), 'terms') },
          { path: '*', lazy: lazily('NotFoundPage', () => import('#site/layout/NotFoundPage.tsx')) },
        ],
      },
      {
        path: '/app',
        lazy: async () => {
          const [{ AppShell }, { openFamilyAhead }] = await Promise.all([
            withWords(import('#app/shell/AppShell.tsx'), 'first', 'care', 'ui'),
            import('#app/open-ahead.ts'),
          ]);
          await openFamilyAhead();
          return { Component: AppShell };
        },
        children: [
          {
            index: true,
            lazy: lazily('DashboardScreen', () => import('#app/dashboard/DashboardScreen.tsx')),
          },
          {
            path: 'log',
            lazy: lazilyWithIcons(
              'LogScreen',
              () => import('#app/log/LogScreen.tsx'),
              'log',
              'forms',
              'fields',
              'kinds',
              'storage',
              'faults',
              'taps',
            ),
          },
          {
            path: 'calendar',
            lazy: lazilyWithIcons(
              'CalendarScreen',
              () => import('#app/calendar/CalendarScreen.tsx'),
              'calendar',
              'faults',
              'kinds',
            ),
          },
          {
            path: 'summaries',
            lazy: lazily(
              'SummariesScreen',
              () => import('#app/summaries/SummariesScreen.tsx'),
              'summaries',
              'figures',
              'guide',
              'call',
              'kinds',
            ),
          },
          { path: 'profile', lazy: profile },
          ...PROFILE_SECTIONS.map((section) => ({ path: `profile/${section}`, lazy: profile })),
          {
            path: 'stash',
            lazy: lazily(
              'StashScreen',
              () => import('#app/stash/StashScreen.tsx'),
              'stash',
              'guide',
              'forms',
              'storage',
              'faults',
            ),
          },
          { path: 'crib', lazy: lazily('CribScreen', () => import('#app/crib/CribScreen.tsx'), 'crib') },
        ],
      },
    ],
  },
];

/**
 * Returns the route table of a language. Its public pages are in the folder of the language, such as `/es/pricing`. A
 * language without articles has no blog. The app has the same addresses in every language.
 */
export function routesIn(language: Language): RouteObject[] {
  const moved = (route: RouteObject): RouteObject => {
    const { path, children } = route;
    if (path === paths.dashboard) return route;
    const inFolder = path?.startsWith('/') && { path: addressIn(language, path) };
    const kept = children?.filter((child) => hasPage(language, child.path ?? ''));
    return { ...route, ...inFolder, ...(kept && { children: kept.map(moved) }) } as RouteObject;
  };
  return language === MAIN_LANGUAGE ? routes : routes.map(moved);
}
