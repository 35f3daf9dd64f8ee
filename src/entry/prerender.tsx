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

/** What the build asks for to write the public pages as files. It runs in Node and is no part of the app. */

/** The route table without its screens, for the server: it must know what is a screen and what is not found. */
export const addresses = bare(routes);

/** Every public page there is; an article's address becomes one for each article. */
export const publicPaths: readonly string[] = leaves(routes).flatMap((path) => {
  return path === '/blog/:slug' ? ARTICLES.map(({ slug }) => paths.article(slug)) : [path];
});

/** What the feed says of each article, the newest first. */
export const posts = ARTICLES.map(({ slug, title, excerpt, date }) => ({
  path: paths.article(slug),
  title,
  excerpt,
  date,
}));

/** What stands in the app's place while it starts, as on the picture that a phone shows before it. */
export const opening = renderToStaticMarkup(
  <div id="root">
    <div className="opening">
      <Mark />
    </div>
  </div>,
);

const { query, dataRoutes } = createStaticHandler(routes);

/**
 * A page as the browser will find it: what belongs in its head, its root, and the names of the lazy components that
 * stand in it. Throws on whatever the router or a component finds wrong.
 */
export async function renderPage(
  path: string,
): Promise<{ head: string; root: string; components: string[] }> {
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
  // React puts titles, metas and links in front of the element that they were rendered in, and leaves data where it stands.
  const start = markup.indexOf('<div id="root"');
  const data = /<script type="application\/ld\+json">.*?<\/script>/gs;
  return {
    head: markup.slice(0, start) + (markup.match(data) ?? []).join(''),
    root: markup.slice(start).replace(data, ''),
    // The first is the root's layout, which is no chunk of its own.
    components: context.matches.slice(1).map(({ route }) => nameOf(route.element)),
  };
}

/** The router makes an element of each lazy component. */
function nameOf(element: ReactNode): string {
  if (!isValidElement(element) || typeof element.type !== 'function') {
    throw new Error('a route has no component');
  }
  return element.type.name;
}

function bare(all: RouteObject[]): object[] {
  return all.map(({ path, index, children }) => ({ path, index, children: children && bare(children) }));
}

/** The addresses of pages: not the app's, which are empty until a parent logs something on their own device. */
function leaves(all: RouteObject[]): string[] {
  return all.flatMap(({ path, children }) => {
    if (path === paths.dashboard || path === '*') return [];
    return children ? leaves(children) : path === undefined ? [] : [path];
  });
}
