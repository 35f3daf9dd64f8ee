import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startPwa } from '#pwa/start-pwa.ts';
import { UpdatePrompt } from '#pwa/UpdatePrompt.tsx';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to start in');

startPwa();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
    <UpdatePrompt />
  </StrictMode>,
);
