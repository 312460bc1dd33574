import '#theme/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, createPath, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { storageChanged } from '#store/index.js';
import { routesWith } from './routes.js';
import { makeStore } from './store.js';

const RELOADED = 'chunk-reload';
const RELOAD_PAUSE_MS = 10_000;
const ANSWER_MS = 5_000;

/**
 * Returns whether the page should be reloaded because a script failed to load. The page should not be reloaded twice
 * within ten seconds. It should also not be reloaded if the server does not respond, because the browser would then
 * show its own error page.
 */
async function mayReload(address: string): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_PAUSE_MS) return false;
    const { ok } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    if (ok) sessionStorage.setItem(RELOADED, String(Date.now()));
    return ok;
  } catch {
    return false;
  }
}

/**
 * Loads a screen. A new release may have removed the screen's file from the server while the tab was open. In that
 * case, the requested URL is loaded as a new document, but at most once in ten seconds.
 */
async function fetchScreen<S>(load: () => Promise<S>): Promise<S> {
  try {
    return await load();
  } catch (cause) {
    const target = router?.state.navigation.location;
    const address = target ? createPath(target) : location.href;
    if (!(await mayReload(address))) throw cause;
    location.assign(address);
    return new Promise(() => undefined);
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

let router: ReturnType<typeof createBrowserRouter> | undefined;
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

await pause();
const routes = routesWith(fetchScreen);
// Load the matched screens before hydration. Otherwise, the first render would differ from the prerendered page.
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);
await pause();
// The router stores scroll positions by the key of a history entry, but gives the same key to all pages that were
// opened by their URL. Each of these pages therefore gets a key of its own. Otherwise, the page would open at the
// scroll position of another page.
const entryState = history.state as { key?: string } | null;
if (!entryState?.key) history.replaceState({ ...entryState, key: Date.now().toString(36) }, '');
const isPrerendered = root.dataset['prerendered'] === location.pathname.replace(/(.)\/$/, '$1');
router = createBrowserRouter(routes, isPrerendered ? { hydrationData: { loaderData: {} } } : undefined);
await pause();
const store = makeStore();
addEventListener('storage', ({ key }) => store.dispatch(storageChanged(key)));
const site = (
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>
);
await pause();
startTransition(() => {
  if (isPrerendered) hydrateRoot(root, site);
  else createRoot(root).render(site);
});
