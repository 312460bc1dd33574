import { createElement } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  matchRoutes,
  resolvePath,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type RouteObject,
  type RouterProviderProps,
  type To,
} from 'react-router';

export type BrowserRouter = RouterProviderProps['router'];
type State = BrowserRouter['state'];
type Match = State['matches'][number];
type Route = Match['route'];
type Subscriber = Parameters<BrowserRouter['subscribe']>[0];

const IDLE: State['navigation'] = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

/** Returns the routes with the ids by which the library finds them, and enters them in `manifest`. */
function identified(routes: readonly RouteObject[], manifest: Record<string, Route>, parent = ''): Route[] {
  return routes.map(({ children, ...given }, index) => {
    const id = `${parent}${index}`;
    const route = { ...given, id } as Route;
    takeOver(route, route);
    if (children) Object.assign(route, { children: identified(children, manifest, `${id}-`) });
    manifest[id] = route;
    return route;
  });
}

/** Adds what a route has loaded. Its element stays the same, so that React does not render the screen without need. */
function takeOver(route: Route, { Component, ...loaded }: Partial<Route>): void {
  Object.assign(route, loaded, { Component: undefined }, Component && { element: createElement(Component) });
}

/**
 * Creates the router for `RouterProvider`. It does what the library's own router does for routes that only load their
 * screen. It lacks what the site does not use: loaders, actions, fetchers, blockers, middleware and view transitions.
 * The library's router takes twelve kilobytes of every page for them.
 *
 * `routes` must match every URL. The routes that match the current URL must already be loaded. `isPrerendered` says
 * that the page is shown already, so that its scroll position is left to the browser.
 */
export function makeBrowserRouter(routes: readonly RouteObject[], isPrerendered: boolean): BrowserRouter {
  const history = createBrowserHistory();
  const manifest: Record<string, Route> = {};
  const known = identified(routes, manifest);
  const match = (to: Partial<Location> | string): Match[] => matchRoutes(known, to) ?? [];
  const subscribers = new Set<Subscriber>();
  const beingLoaded = new Map<Route, Promise<void>>();
  let positions: Record<string, number> | null = null;
  let readPosition = (): number => 0;
  let isScrolledFirst = isPrerendered;
  /** The newest navigation. Older ones that are still loading their screen are given up. */
  let newest = 0;
  let state: State = {
    historyAction: history.action,
    location: history.location,
    matches: match(history.location),
    initialized: true,
    renderFallback: false,
    navigation: IDLE,
    restoreScrollPosition: isPrerendered ? false : null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  function update(changes: Partial<State>): void {
    state = { ...state, ...changes };
    for (const tell of subscribers) tell(state, { deletedFetchers: [], newErrors: null, flushSync: false });
  }

  /** Loads the screen of a route, once even if two navigations wait for it. A failed attempt is not remembered. */
  function load(route: Route): Promise<void> {
    const begun = beingLoaded.get(route);
    if (begun || typeof route.lazy !== 'function') return begun ?? Promise.resolve();
    const loading = route
      .lazy()
      .then((loaded) => takeOver(route, { ...loaded, lazy: undefined } as Partial<Route>))
      .finally(() => beingLoaded.delete(route));
    beingLoaded.set(route, loading);
    return loading;
  }

  const savedPosition = ({ key }: Location): number | null => positions?.[key] ?? null;

  function complete(
    action: `${NavigationType}`,
    location: Location,
    matches: Match[],
    isKeepingScroll: boolean,
    errors: State['errors'],
  ): void {
    const restoreScrollPosition = savedPosition(location);
    if (action === 'PUSH') history.push(location, location.state);
    else if (action === 'REPLACE') history.replace(location, location.state);
    update({
      historyAction: action as NavigationType,
      location,
      matches,
      errors,
      navigation: IDLE,
      restoreScrollPosition,
      preventScrollReset: isKeepingScroll,
    });
  }

  /** Goes to a location, as soon as its screen is loaded. If that fails, the nearest route for errors is shown. */
  async function start(action: `${NavigationType}`, location: Location, isKeepingScroll = false): Promise<void> {
    const own = ++newest;
    if (positions) positions[state.location.key] = readPosition();
    const matches = match(location);
    const isLoaded = matches.every(({ route }) => !route.lazy);
    if (isLoaded) return complete(action, location, matches, isKeepingScroll, null);
    update({
      navigation: { ...IDLE, state: 'loading', location, matches, historyAction: action } as State['navigation'],
    });
    const failures = await Promise.all(
      matches.map(({ route }) =>
        load(route).then(
          () => undefined,
          (cause: unknown) => ({ cause }),
        ),
      ),
    );
    if (own !== newest) return;
    const failed = failures.findIndex(Boolean);
    const boundary = matches.slice(0, failed + 1).findLast(({ route }) => route.errorElement) ?? matches[0];
    const errors = failed >= 0 && boundary ? { [boundary.route.id]: failures[failed]?.cause } : null;
    complete(action, location, matches, isKeepingScroll, errors);
  }

  async function navigate(to: To | number | null, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const asked = new URL(typeof to === 'string' ? to : createPath(to ?? {}), window.location.href);
    if (asked.origin !== window.location.origin) throw new Error('External navigation is not allowed');
    const { pathname, search, hash } = history.createURL(resolvePath(to ?? '.', state.location.pathname));
    const key = Math.random().toString(36).slice(2, 10);
    const location = { pathname, search, hash, state: (options.state ?? null) as unknown, key } as Location;
    await start(options.replace ? 'REPLACE' : 'PUSH', location, options.preventScrollReset);
  }

  const stopListening = history.listen(({ action, location }) => void start(action, location));
  const router: Partial<BrowserRouter> = {
    get basename() {
      return '/';
    },
    get state() {
      return state;
    },
    get routes() {
      return known;
    },
    get manifest() {
      return manifest;
    },
    get window() {
      return window;
    },
    dispose: stopListening,
    match,
    navigate,
    createHref: (location) => history.createHref(location),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(saved, getPosition) {
      positions = saved;
      readPosition = getPosition;
      if (!isScrolledFirst && state.navigation === IDLE) {
        isScrolledFirst = true;
        const restoreScrollPosition = savedPosition(state.location);
        if (restoreScrollPosition !== null) update({ restoreScrollPosition });
      }
      return () => {
        positions = null;
      };
    },
  };
  return router as BrowserRouter;
}
