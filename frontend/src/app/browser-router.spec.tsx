import { afterEach, describe, expect, it } from '@jest/globals';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { makeBrowserRouter, type BrowserRouter } from './browser-router.js';

const Screen = () => null;
const nextPop = () => new Promise((done) => addEventListener('popstate', done, { once: true }));

/** Routes like those of the site. Screens are loaded at the first visit; `slow` is loaded when the test says so. */
function site() {
  let release = (): void => {};
  let attempts = 0;
  const routes: RouteObject[] = [
    {
      errorElement: 'crashed',
      children: [
        {
          errorElement: 'crashed in its frame',
          children: [
            { path: '/', Component: Screen },
            { path: '/quick', lazy: () => Promise.resolve({ Component: Screen }) },
            {
              path: '/slow/:id',
              lazy: () => new Promise((done) => (release = () => done({ Component: Screen }))),
            },
            {
              path: '/broken',
              lazy: () => (attempts++ ? Promise.resolve({ Component: Screen }) : Promise.reject(new Error('gone'))),
            },
            { path: '*', element: 'not found' },
          ],
        },
      ],
    },
  ];
  return { routes, release: () => release() };
}

type Make = (routes: RouteObject[], isPrerendered: boolean) => BrowserRouter;
const libraryRouter: Make = (routes, isPrerendered) =>
  createBrowserRouter(routes, isPrerendered ? { hydrationData: { loaderData: {} } } : undefined);

/** What a page can notice of a state of the router. */
const noticed = (state: BrowserRouter['state']) => ({
  action: state.historyAction,
  location: { ...state.location, key: undefined, mask: undefined },
  screens: state.matches.map(({ route, params }) => ({ path: route.path, params, isLoaded: Boolean(route.element) })),
  navigation: [state.navigation.state, state.navigation.location?.pathname],
  errors: Object.entries(state.errors ?? {}).map(([id, error]) => `${id}: ${String(error)}`),
  scroll: state.restoreScrollPosition,
  isKeepingScroll: state.preventScrollReset,
});

const JOURNEYS: Readonly<Record<string, (router: BrowserRouter, release: () => void) => Promise<void>>> = {
  'opens pages, goes back and forward': async (router) => {
    await router.navigate('/quick', { state: { from: 'home' } });
    await router.navigate('/nowhere', { preventScrollReset: true });
    await router.navigate('/quick?page=2#list');
    for (const steps of [-1, -1, 2]) {
      const arrival = nextPop();
      void router.navigate(steps);
      await arrival;
    }
  },
  'changes only the query, the hash or the state of a page': async (router) => {
    await router.navigate('/quick');
    await router.navigate('?a=b');
    await router.navigate('#part');
    await router.navigate({ search: 'c=d', hash: '#end' }, { replace: true, state: { a: 1 } });
    await router.navigate('.', { replace: true, state: null });
    await router.navigate('?');
  },
  'gives up a page that is still loading when another one is opened': async (router, release) => {
    const first = router.navigate('/slow/1');
    await router.navigate('/quick');
    release();
    await first;
  },
  'stays on a page while its successor loads': async (router, release) => {
    const first = router.navigate('/slow/1');
    await router.navigate('/', { replace: true });
    const second = router.navigate('/slow/2');
    release();
    await Promise.all([first, second]);
  },
  'shows an error if a page cannot be loaded, and tries again later': async (router) => {
    await router.navigate('/broken');
    await router.navigate('/quick');
    await router.navigate('/broken');
  },
  'restores the scroll position of a page': async (router) => {
    let top = 0;
    router.enableScrollRestoration({}, () => top);
    await router.navigate('/quick');
    top = 300;
    await router.navigate('/');
    top = 20;
    const arrival = nextPop();
    void router.navigate(-1);
    await arrival;
  },
};

async function travel(make: Make, isPrerendered: boolean, journey: (typeof JOURNEYS)[string]) {
  history.replaceState(null, '', '/');
  const { routes, release } = site();
  const router = make(routes, isPrerendered);
  made.push(router);
  const states = [noticed(router.state)];
  router.subscribe((state) => states.push(noticed(state)));
  await journey(router, release);
  return { states, address: location.href, entry: { ...(history.state as object), key: undefined, idx: undefined } };
}

const made: BrowserRouter[] = [];
afterEach(() => made.splice(0).forEach((router) => router.dispose()));

describe('the router of the browser does what the library’s router does', () => {
  describe.each([
    ['on a prerendered page', true],
    ['on another page', false],
  ])('%s', (_, isPrerendered) => {
    it.each(Object.entries(JOURNEYS))('%s', async (__, journey) => {
      const expected = await travel(libraryRouter, isPrerendered, journey);
      made.splice(0).forEach((router) => router.dispose());
      expect(await travel(makeBrowserRouter, isPrerendered, journey)).toEqual(expected);
    });
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', { pathname: '//elsewhere.example/' }])(
    'refuses to leave the site for %j',
    async (to) => {
      for (const make of [libraryRouter, makeBrowserRouter]) {
        const router = make(site().routes, true);
        made.push(router);
        await expect(router.navigate(to)).rejects.toThrow('External navigation is not allowed');
      }
    },
  );
});
