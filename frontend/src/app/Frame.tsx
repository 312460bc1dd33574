import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { AuthProvider } from '#features/session/index.js';
import { Footer } from './chrome/Footer.js';
import { Header } from './chrome/Header.js';
import { LoadingMessages } from './chrome/LoadingMessages.js';
import { RouteAnnouncer } from './chrome/RouteAnnouncer.js';
import { SkipLink } from './chrome/SkipLink.js';

/** Marks the document as hydrated, which the start script and the browser tests wait for. */
function useHydratedMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['hydrated'] = '';
    delete dataset['loading'];
  }, []);
}

/** The frame of every page: header, footer and live regions around the page's content. */
export function Frame() {
  useHydratedMark();
  return (
    <AuthProvider>
      <SkipLink />
      <Header />
      <LoadingMessages />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <RouteAnnouncer />
      <ScrollRestoration />
    </AuthProvider>
  );
}
