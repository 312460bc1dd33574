import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { NO_FILTERS } from '../../model/ranking/filters.js';
import { storedListAddress } from '../../storage/plan-link-state.js';
import { useListView } from './use-list-view.js';

let router: ReturnType<typeof createBrowserRouter>;
beforeEach(() => window.history.replaceState(null, '', '/plans/results?premium=15'));
afterEach(() => router.dispose());

/** Renders the hook on the only page of a router that uses the browser's real history. */
function rendered() {
  let children: PropsWithChildren['children'];
  router = createBrowserRouter([{ path: '*', Component: () => children }]);
  return renderHook(() => useListView([], { hasCriteria: false, expected: null }), {
    wrapper: (props) => {
      children = props.children;
      return <RouterProvider router={router} />;
    },
  });
}

const wentBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.back();
  });

test('the back button restores the filters even if it is pressed before the list was drawn without them', async () => {
  const { result } = rendered();
  expect(result.current.filters.premium).toBe(15);
  // Everything inside `act` is rendered at its end, like on a processor that is too slow to render in between.
  await act(async () => {
    result.current.filterBy(NO_FILTERS);
    await wentBack();
  });
  expect(window.location.search).toBe('?premium=15');
  expect(result.current.filters.premium).toBe(15);
});

test('the tab remembers the order, filters and length of the list for the links back to it', async () => {
  window.history.replaceState(null, '', '/marketplace?step=place&premium=15');
  const { result } = rendered();
  await act(async () => result.current.sortBy('name'));
  await act(async () => result.current.showMore());
  expect(storedListAddress.read()).toBe('/marketplace?premium=15&sort=name&shown=17');
});
