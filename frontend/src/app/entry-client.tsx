import '../theme/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, createPath, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.js';
import { makeStore } from './store.js';

const RELOADED = 'chunk-reload';
const RELOAD_PAUSE = 10_000;

/** A release while a tab is open takes old files away: go to the target anew, once. */
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < RELOAD_PAUSE) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  const target = router?.state.navigation.location;
  location.assign(target ? createPath(target) : location.href);
});

/** Lets the page answer a finger between two long pieces of work. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

let router: ReturnType<typeof createBrowserRouter> | undefined;
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

// The matched screens must be there before hydration, or the first render would differ from the prerendered page.
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);
await pause();
const isPrerendered = root.dataset['prerendered'] === location.pathname.replace(/(.)\/$/, '$1');
router = createBrowserRouter(routes, isPrerendered ? { hydrationData: { loaderData: {} } } : undefined);
await pause();
const store = makeStore();
const site = (
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>
);
await pause();
startTransition(() => {
  if (isPrerendered) return void hydrateRoot(root, site);
  root.replaceChildren();
  createRoot(root).render(site);
});
