/** Asking for consent to be contacted, and the place to see and change it. */
export { ContactConsent } from './ContactConsent.js';
