/** The room's door: writing to the firm. */
export { RequestInfo } from './RequestInfo.js';
