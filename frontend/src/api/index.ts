/** The one door to the server. */
export { api, mutation, query, type Call } from './api.js';
export { failureText, isFailure, problemFrom, type Failure } from './failure.js';
export { lastAnswer } from './last-answer.js';
export { onSignedOut } from './signed-out.js';
