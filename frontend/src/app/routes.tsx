import { createElement, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { PAGES, type Page, type PageName } from '#contract/pages.js';
import { SharePreview } from '#features/plans/SharePreview.js';
import { Guard } from '#features/session/index.js';
import { Title } from './chrome/Head.js';
import { ErrorBoundary, FrameError, NotFound, ScreenError } from './errors/RouteError.js';
import { Frame } from './Frame.js';
import { screenOf } from './loading/load-screen.js';
import { SCREENS } from './screens.js';

function GuardedScreen({ name }: { name: PageName }) {
  const page: Page = PAGES[name];
  return (
    <>
      <Title>{page.title}</Title>
      <Guard access={page.access} title={page.title} hasEarlyContent={name === 'marketplace' || name === 'compare'}>
        {createElement(screenOf(name, SCREENS[name]))}
      </Guard>
    </>
  );
}

/**
 * The site's header and footer around a page. They stay visible if the page fails. While another page is loading, React
 * keeps the old one, because the router changes pages in a transition. There is no Suspense here on purpose: React
 * hydrates what is inside one later than the rest, when the store may already know who is signed in, and the page would
 * differ from the prerendered one.
 */
export function InFrame({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary at={key} Fallback={FrameError}>
      <Frame>
        <ErrorBoundary at={key} Fallback={ScreenError}>
          {children}
        </ErrorBoundary>
      </Frame>
    </ErrorBoundary>
  );
}

export const Site = () => (
  <InFrame>
    <SharePreview>
      <Routes>
        {(Object.keys(PAGES) as PageName[]).map((name) => (
          <Route key={name} path={PAGES[name].path} element={<GuardedScreen key={name} name={name} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </SharePreview>
  </InFrame>
);
