import '#theme/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { storageChanged } from '#store/index.js';
import { pageAt, preloadScreen } from './loading/load-screen.js';
import { Site } from './routes.js';
import { SCREENS } from './screens.js';
import { makeStore } from './store.js';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

await pause();
// Load the screen before hydration. Otherwise, the first render would differ from the prerendered page.
const page = pageAt(location.pathname);
if (page) await preloadScreen(page, SCREENS[page]);
await pause();
// Scroll positions are stored by the key of a history entry, but the router gives the same key to all pages that were
// opened by their URL. Each of these pages therefore gets a key of its own. Otherwise, the page would open at the
// scroll position of another page.
const entryState = history.state as { key?: string } | null;
if (!entryState?.key) history.replaceState({ ...entryState, key: Date.now().toString(36) }, '');
const isPrerendered = root.dataset['prerendered'] === location.pathname.replace(/(.)\/$/, '$1');
const store = makeStore();
addEventListener('storage', ({ key }) => store.dispatch(storageChanged(key)));
const site = (
  <StrictMode>
    <Provider store={store}>
      {/* The metadata of the prerendered page stands here, and React counts the place. */}
      {null}
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </Provider>
  </StrictMode>
);
await pause();
startTransition(() => {
  if (isPrerendered) hydrateRoot(root, site);
  else createRoot(root).render(site);
});
