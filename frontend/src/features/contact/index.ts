export { RequestInfo } from './RequestInfo.js';
