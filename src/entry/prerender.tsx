import { isValidElement, type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { paths } from '#paths.ts';
import { ARTICLES } from '#site/blog/articles.ts';
import { Mark } from '#ui/layout/Mark.tsx';
import { routes } from './routes.tsx';

/** The build uses this module to prerender the public pages. It runs in Node and is not part of the app. */

/** The routes without their screens. With them, the server distinguishes screens from unknown addresses. */
export const addresses = bare(routes);

/** Every public page. The article route becomes one address per article. */
export const publicPaths: readonly string[] = leaves(routes).flatMap((path) => {
  return path === '/blog/:slug' ? ARTICLES.map(({ slug }) => paths.article(slug)) : [path];
});

/** The feed entries of the articles, newest first. */
export const posts = ARTICLES.map(({ slug, title, excerpt, date }) => ({
  path: paths.article(slug),
  title,
  excerpt,
  date,
}));

/** Shown while the app starts. It matches the startup image of a phone. */
export const opening = renderToStaticMarkup(
  <div id="root">
    <div className="opening">
      <Mark />
    </div>
  </div>,
);

const { query, dataRoutes } = createStaticHandler(routes);

/**
 * Renders a page: head, root, and the names of its lazy components and of the catalogs of its words. Throws on any error of the router or a component.
 */
export async function renderPage(
  path: string,
): Promise<{ head: string; root: string; components: string[]; catalogs: string[] }> {
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
    // The first match is the root layout, which has no chunk of its own.
    components: context.matches.slice(1).map(({ route }) => nameOf(route.element)),
    catalogs: context.matches.flatMap(({ route }) => route.handle?.catalogs ?? []),
  };
}

/** The name of a route's component. The router has made an element of the component. */
function nameOf(element: ReactNode): string {
  if (!isValidElement(element) || typeof element.type !== 'function') {
    throw new Error('a route has no component');
  }
  return element.type.name;
}

function bare(all: RouteObject[]): object[] {
  return all.map(({ path, index, children }) => ({ path, index, children: children && bare(children) }));
}

/** The addresses of public pages. The app's screens are left out, because they depend on the parent's log. */
function leaves(all: RouteObject[]): string[] {
  return all.flatMap(({ path, children }) => {
    if (path === paths.dashboard || path === '*') return [];
    return children ? leaves(children) : path === undefined ? [] : [path];
  });
}
