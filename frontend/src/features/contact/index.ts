/** Public API of the contact form. */
export { RequestInfo } from './RequestInfo.js';
