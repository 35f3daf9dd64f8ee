import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/print.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startPwa } from '#pwa/start-pwa.ts';
import { UpdatePrompt } from '#pwa/UpdatePrompt.tsx';
import { routes } from './routes.tsx';

startPwa();
const router = createBrowserRouter(routes);
const root = placeFor('root');
const page = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
// The file that came may be another page's, as the app shell is for every screen: then nothing of it is kept.
if (root.dataset.path === location.pathname) whenScreensAreHere(() => hydrateRoot(root, page));
else createRoot(root).render(page);

// A root of its own: the prerendered page knows nothing of workers, and must be found as it was written.
createRoot(placeFor('updates')).render(
  <StrictMode>
    <UpdatePrompt />
  </StrictMode>,
);

function placeFor(id: string): HTMLElement {
  const place = document.getElementById(id);
  if (!place) throw new Error(`index.html has no #${id} to start in`);
  return place;
}

/** The lazy screens of the first address: without them React would meet a page where it expects an empty one. */
function whenScreensAreHere(act: () => void): void {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    act();
  });
}
