import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { AuthProvider } from '#features/session/index.js';
import { Footer } from './chrome/Footer.js';
import { Header } from './chrome/Header.js';
import { LoadingMessages } from './chrome/LoadingMessages.js';
import { RouteAnnouncer } from './chrome/RouteAnnouncer.js';
import { SkipLink } from './chrome/SkipLink.js';

/**
 * Marks the document as hydrated. The browser tests wait for this mark. Until it is set, the start script (app/boot.ts)
 * may show progress messages.
 */
function useHydratedMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['hydrated'] = '';
    delete dataset['loading'];
  }, []);
}

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
