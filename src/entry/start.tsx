import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { linkInto, paths } from '#paths.ts';
import { UpdatePrompt } from '#pwa/UpdatePrompt.tsx';
import { readLanguage } from '#storage/browser/language.ts';
import { withBackClosing } from '#ui/overlays/back-closes.ts';
import { folderOf, isLanguage, languageFor } from '#words/languages.ts';
import { language, speak } from '#words/now.ts';
import { routesIn } from './routes.tsx';

/** Starts React and the router. Resolves when the page is interactive. */
export async function start(): Promise<void> {
  speakAsWritten();
  await takeActOfAddress();
  const routes = routesIn(language);
  const root = placeFor('root');
  const isWritten = root.dataset.path === location.pathname;
  const loadedRoutes = await withScreensLoaded(routes).catch((error: unknown) => {
    // The router loads the screens again. If that fails too, it shows its error page.
    if (!isWritten) return routes;
    offerUpdates();
    throw error;
  });
  // Without a key here, the router calls the first entry of every document "default". Two documents would then share a
  // scroll position.
  if (!history.state?.key) {
    history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');
  }
  // With hydration data the router does not scroll the page.
  const router = withBackClosing(() =>
    createBrowserRouter(loadedRoutes, isWritten ? { hydrationData: {} } : {}),
  );
  enterAppInItsLanguage(router);
  await new Promise<void>((resolve, reject) => {
    const page = (
      <StrictMode>
        <Alive onAlive={resolve}>
          <RouterProvider router={router} />
        </Alive>
      </StrictMode>
    );
    if (!isWritten) createRoot(root).render(page);
    // A translator changes the `lang` of the page.
    else if (document.documentElement.lang === language) hydrateRoot(root, page);
    else import('./start-translated.ts').then((part) => part.startTranslated(root, page)).catch(reject);
    // The update offer renders after the page, because it has nothing to show yet.
    offerUpdates();
  });
}

/**
 * Takes the act of an address such as `/app/log?now=wet` before a screen can see it. Without its code the act is lost,
 * and the log opens without it.
 */
async function takeActOfAddress(): Promise<void> {
  if (location.pathname.replace(/\/$/, '') !== paths.log() || !/[?&]now\b/.test(location.search)) return;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page can run before it is shown: Safari preloads pages, and a tab can open in the background. The parent would
  // miss the undo.
  const isSeen =
    document.visibilityState === 'visible' && !('prerendering' in document && document.prerendering);
  const isNew = load?.type === 'navigate' && isSeen;
  await import('#session/asked-act.ts').then(({ takeAskedAct }) => takeAskedAct(isNew)).catch(() => {});
}

/**
 * Sets the language in which the page was prerendered, or which `choose-language.js` chose. A data attribute has it,
 * because a translator changes `lang`.
 */
function speakAsWritten(): void {
  const written = document.documentElement.dataset.language ?? '';
  if (isLanguage(written)) speak(written);
  linkInto(folderOf(language));
}

/**
 * Loads a new document when the app is entered from a public page in another language. The address decides the language
 * of a public page. The reader's choice decides the language of the app.
 */
function enterAppInItsLanguage(router: ReturnType<typeof createBrowserRouter>): void {
  if (location.pathname.startsWith(paths.dashboard)) return;
  router.subscribe(({ navigation, location: from }) => {
    if (!navigation.location?.pathname.startsWith(paths.dashboard)) return;
    if (languageFor([readLanguage(), ...navigator.languages]) === language) return;
    const address = router.createHref(navigation.location);
    // Otherwise the router finishes its navigation first and adds a second entry to the history.
    router.dispose();
    // The account page replaces itself with the app.
    if (from.pathname === paths.account) location.replace(address);
    else location.assign(address);
  });
}

/**
 * Renders the update offer in its own root. The prerendered page does not contain the offer and must hydrate unchanged.
 */
function offerUpdates(): void {
  createRoot(placeFor('updates')).render(
    <StrictMode>
      <UpdatePrompt />
    </StrictMode>,
  );
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

function placeFor(id: string): HTMLElement {
  const place = document.getElementById(id);
  if (!place) throw new Error(`index.html has no #${id} to start in`);
  return place;
}

/**
 * Returns the routes with the lazy screens of this address loaded. All of them load at the same time. Without the
 * loaded screens, hydration would not match, and a page that is not prerendered would first render empty.
 */
async function withScreensLoaded(routes: RouteObject[]): Promise<RouteObject[]> {
  const matched = matchRoutes(routes, location.pathname) ?? [];
  const load = async ({ route }: { route: RouteObject }) =>
    [route, typeof route.lazy === 'function' ? await route.lazy() : {}] as const;
  const loaded = new Map(await Promise.all(matched.map(load)));
  const withScreen = (route: RouteObject): RouteObject => {
    if (!loaded.has(route)) return route;
    const { lazy: _loaded, ...rest } = route;
    const children = route.children?.map(withScreen);
    return { ...rest, ...loaded.get(route), ...(children && { children }) } as RouteObject;
  };
  return routes.map(withScreen);
}
