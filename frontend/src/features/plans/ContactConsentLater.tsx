import { lazy, Suspense } from 'react';

const Consent = lazy(() => import('../consent/index.js').then(({ ContactConsent: Found }) => ({ default: () => <Found /> }), () => ({ default: () => <></> })));

/** The consent at the foot of the search, fetched after the screen: nobody waits for it, and nothing else goes when it cannot be had. */
export const ContactConsent = () => <Suspense fallback={null}><Consent /></Suspense>;
