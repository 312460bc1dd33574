/** Public API of the consent module, which keeps a history of who agreed to be contacted, when, how and for what. */
export { ConsentModule } from './consent.module.js';
export { CONSENT_DATA } from './consent-record.entity.js';
export { ConsentService } from './consent.service.js';
export { ConsentRepository, type DecryptedConsent } from './consent.repository.js';
