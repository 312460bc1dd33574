/** Public API of the module that lists who waits to be contacted by the firm, and says when they may be called. */
export { CALL_CLOCK, ContactRequestReader, type DescribedRequest } from './contact-request-reader.js';
export { ContactRequestRecorder } from './contact-request-recorder.js';
export { CONTACT_REQUESTS_DATA } from './contact-request.entity.js';
export { ContactRequestRepository, type RequestFilter } from './contact-request.repository.js';
export { ContactRequestsModule } from './contact-requests.module.js';
