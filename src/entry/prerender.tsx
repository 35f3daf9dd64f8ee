import { isValidElement, type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { linkInto, paths } from '#paths.ts';
import { articlesIn, hasPage } from '#site/articles.ts';
import { Mark } from '#ui/layout/Mark.tsx';
import type { Language } from '#words/grammar.ts';
import { addressIn, folderOf, isLanguage, LANGUAGES, MAIN_LANGUAGE } from '#words/languages.ts';
import { speak, speechOf } from '#words/now.ts';
import { routes, routesIn } from './routes.tsx';

/** The build uses this module to prerender the public pages. It runs in Node and is not part of the app. */

const languages = Object.keys(LANGUAGES).filter(isLanguage);

/** The feed of a language, with its articles, newest first. Addresses are those in the main language. */
async function feedIn(code: Language) {
  const { blog } = (await speechOf(code, 'en-US', 'blog')).words;
  const articles = await articlesIn(code);
  return {
    title: `${blog.feed}: ${blog.heading}`,
    description: blog.description,
    posts: articles.map(({ slug, title, excerpt, date }) => ({
      path: paths.article(slug),
      title,
      excerpt,
      date,
    })),
  };
}

/**
 * The languages with their directions and feeds. `addressOf` and `hasPage` take a public page's address in the main
 * language. `addressOf` returns that page's address in the language.
 */
export const speeches = await Promise.all(
  languages.map(async (code) => ({
    code,
    dir: LANGUAGES[code].dir,
    addressOf: (path: string) => addressIn(code, path),
    hasPage: (path: string) => hasPage(code, path),
    feed: await feedIn(code),
  })),
);

/** The articles in the main language. The site map uses their dates. */
export const posts = speeches.find(({ code }) => code === MAIN_LANGUAGE)?.feed.posts ?? [];

/**
 * The route tree with only paths and indexes, without components. It includes the app's screens. The server uses it to
 * distinguish screens from unknown addresses.
 */
export const addresses = [
  ...bare(routes),
  ...languages.filter((code) => code !== MAIN_LANGUAGE).flatMap((code) => bare(withoutApp(routesIn(code)))),
];

/** Every public page in the main language. The article route becomes one address per article. */
export const publicPaths: readonly string[] = leaves(routes).flatMap((path) => {
  return path === '/blog/:slug' ? posts.map((post) => post.path) : [path];
});

/** The content of the page while the app starts. It looks like the startup image on a phone. */
export const opening = renderToStaticMarkup(
  <div id="root">
    <div className="opening">
      <Mark />
    </div>
  </div>,
);

/**
 * Renders a page in a language. Returns its head, its root, and the names of its lazy components and word catalogs.
 * Throws on any error of the router or a component. Pages must be rendered one after the other, because the language is
 * global.
 */
export async function renderPage(
  language: Language,
  path: string,
): Promise<{ head: string; root: string; components: string[]; catalogs: string[] }> {
  speak(language);
  linkInto(folderOf(language));
  const { query, dataRoutes } = createStaticHandler(routesIn(language));
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} is not a page: it answers ${context.status}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const markup = renderToString(
    <div id="root" data-path={path}>
      <StrictMode>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StrictMode>
    </div>,
  );
  // React moves titles, metas and links in front of the root element. It leaves JSON-LD inside it.
  const start = markup.indexOf('<div id="root"');
  const data = /<script type="application\/ld\+json">.*?<\/script>/gs;
  return {
    head: markup.slice(0, start) + (markup.match(data) ?? []).join(''),
    root: markup.slice(start).replace(data, ''),
    components: [
      // The first match is the root layout, which has no separate chunk.
      ...context.matches.slice(1).map(({ route }) => nameOf(route.element)),
      ...(path.startsWith(paths.blog) ? [`${language}.articles`] : []),
    ],
    catalogs: context.matches.flatMap(({ route }) => route.handle?.catalogs ?? []),
  };
}

/** Returns the name of the component that a route's element renders. Throws if the route has no component. */
function nameOf(element: ReactNode): string {
  if (!isValidElement(element) || typeof element.type !== 'function') {
    throw new Error('a route has no component');
  }
  return element.type.name;
}

/** Returns the routes without the app. The app has the same addresses in every language. */
function withoutApp(all: RouteObject[]): RouteObject[] {
  return all
    .filter(({ path }) => path !== paths.dashboard && path !== '*')
    .map((route) =>
      route.children ? ({ ...route, children: withoutApp(route.children) } as RouteObject) : route,
    );
}

function bare(all: RouteObject[]): object[] {
  return all.map(({ path, index, children }) => ({ path, index, children: children && bare(children) }));
}

/**
 * Returns the addresses of public pages. Leaves out the screens of the app, because they depend on the parent's log.
 */
function leaves(all: RouteObject[]): string[] {
  return all.flatMap(({ path, children }) => {
    if (path === paths.dashboard || path === '*') return [];
    return children ? leaves(children) : path === undefined ? [] : [path];
  });
}
