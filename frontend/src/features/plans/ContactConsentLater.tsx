import { lazy, Suspense } from 'react';

const Consent = lazy(() => import('../consent/index.js').then(({ ContactConsent }) => ({ default: ContactConsent })));

/** The consent at the foot of the search, fetched after the screen: nobody waits for it. */
export const ContactConsent = () => <Suspense fallback={null}><Consent /></Suspense>;
