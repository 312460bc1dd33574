/** The form that asks for the contact consent, and the page where people see and change it. */
export { ContactConsent } from './ContactConsent.js';
export { deviceTimeZone } from './device-time-zone.js';
