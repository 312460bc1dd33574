import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { AuthProvider } from '../features/session/index.js';
import { Footer } from './chrome/Footer.js';
import { Header } from './chrome/Header.js';
import { RouteAnnouncer } from './chrome/RouteAnnouncer.js';
import { SkipLink } from './chrome/SkipLink.js';

/** The site around every page. */
export function Frame() {
  // Tells tests and the curious that the scripts have taken over.
  useEffect(() => void (document.documentElement.dataset['hydrated'] = ''), []);
  return (
    <AuthProvider>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}><Outlet /></main>
      <Footer />
      <RouteAnnouncer />
      <ScrollRestoration />
    </AuthProvider>
  );
}
