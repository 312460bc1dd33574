import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { PAGES, type Page, type PageName } from '../../../backend/src/contract/pages.js';
import { Guard } from '../features/session/index.js';
import { RouteError } from './errors/RouteError.js';
import { Frame } from './Frame.js';
import { Head } from './Head.js';
import { NotFound } from './errors/NotFound.js';
import { SCREENS } from './screens.js';

/** One lazy route per page of the contract: its head, its guard, its screen. */
function routeFor(name: PageName): RouteObject {
  const page: Page = PAGES[name];
  return {
    path: page.path,
    handle: name,
    lazy: async () => {
      const { default: Screen } = await SCREENS[name]();
      return { Component: () => <GuardedScreen page={page} Screen={Screen} /> };
    },
  };
}

function GuardedScreen({ page, Screen }: { page: Page; Screen: ComponentType }) {
  return (
    <>
      <Head page={page} />
      <Guard access={page.access} title={page.title}><Screen /></Guard>
    </>
  );
}

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <p role="status">Loading…</p>,
    children: [
      // A page's own failure keeps the chrome around it.
      { errorElement: <RouteError inFrame />, children: [...(Object.keys(PAGES) as PageName[]).map(routeFor), { path: '*', element: <NotFound /> }] },
    ],
  },
];
