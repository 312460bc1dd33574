export { api, mutation, query, repeatFailed, type Call } from './api.js';
export { causeOf, failureText, problemFrom, withCause } from './failure-text.js';
export { isAnswered, isFailure, isSignedOut, type Failure } from './failure.js';
export { fetchFile, saveFile } from './fetch-file.js';
export { lastAnswer, showEarlyPlans } from './send.js';
export { markSearchSent, wasSearchSent } from './search-sent.js';
