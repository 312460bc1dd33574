import { useEffect, type ReactNode } from 'react';
import { AuthProvider } from '#features/session/index.js';
import { Footer } from './chrome/Footer.js';
import { Header } from './chrome/Header.js';
import { LoadingMessages } from './chrome/LoadingMessages.js';
import { RouteAnnouncer } from './chrome/RouteAnnouncer.js';
import { ScrollPosition } from './chrome/ScrollPosition.js';
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

export function Frame({ children }: { children: ReactNode }) {
  useHydratedMark();
  return (
    <AuthProvider>
      <ScrollPosition />
      <SkipLink />
      <Header />
      <LoadingMessages />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
    </AuthProvider>
  );
}
