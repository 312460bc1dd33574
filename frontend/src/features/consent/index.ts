/** Public API of the contact consent: the question, and the page where people see and change their consent. */
export { ContactConsent } from './ContactConsent.js';
