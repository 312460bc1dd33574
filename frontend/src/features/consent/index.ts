/**
 * Public API of the contact consent: the form that asks for consent, and the page where people see and change their
 * consent.
 */
export { ContactConsent } from './ContactConsent.js';
export { deviceTimeZone } from './device-time-zone.js';
