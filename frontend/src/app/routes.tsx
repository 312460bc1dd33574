import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { PAGES, type Page, type PageName } from '#contract/pages.js';
import { Guard } from '#features/session/index.js';
import { Waiting } from '#ui/feedback/Waiting.js';
import { Title } from './chrome/Head.js';
import { NotFound } from './errors/NotFound.js';
import { RouteError } from './errors/RouteError.js';
import { Frame } from './Frame.js';
import { SCREENS } from './screens.js';

type Screen = { default: ComponentType };
/** A function that calls `load` to load a screen, and decides what happens if loading fails. */
type Fetch = (load: () => Promise<Screen>) => Promise<Screen>;

function routeFor(name: PageName, fetchScreen: Fetch): RouteObject {
  const page: Page = PAGES[name];
  return {
    path: page.path,
    handle: name,
    lazy: async () => {
      const { default: Screen } = await fetchScreen(SCREENS[name]);
      return { Component: () => <GuardedScreen page={page} Screen={Screen} /> };
    },
  };
}

function GuardedScreen({ page, Screen }: { page: Page; Screen: ComponentType }) {
  return (
    <>
      <Title>{page.title}</Title>
      <Guard access={page.access} title={page.title}>
        <Screen />
      </Guard>
    </>
  );
}

/**
 * The layout route, which puts the site's header and footer around every page. The header and footer are also shown
 * while a page is loading.
 */
const frame = { element: <Frame />, errorElement: <RouteError />, hydrateFallbackElement: <Waiting /> };

/**
 * The routes for URLs without a prerendered page. The HTML for these URLs is the site's header and footer around an
 * page that is empty but for `element`.
 */
export const shellRoutes = (element: ReactNode = null): RouteObject[] => [
  { ...frame, children: [{ path: '*', element }] },
];

export const routesWith = (fetchScreen: Fetch): RouteObject[] => [
  {
    ...frame,
    children: [
      // Errors of a page are shown inside the layout route, so that the site's header and footer stay visible.
      {
        errorElement: <RouteError inFrame />,
        children: [
          ...(Object.keys(PAGES) as PageName[]).map((name) => routeFor(name, fetchScreen)),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
