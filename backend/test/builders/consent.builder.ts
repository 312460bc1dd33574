import type { ConsentChange } from '#contract/api/consent.contract.js';
import { CONSENT_PURPOSE, PRIVACY_VERSION } from '#contract/limits/consent.js';

/** Returns a person's consent, given now, to be called by an advisor at any time of day. */
export const aConsent = (changes: Partial<ConsentChange> = {}): ConsentChange => ({
  is_interested: true,
  contact_consent: true,
  consent_timestamp: new Date().toISOString(),
  consent_channel: 'phone',
  consent_purpose: CONSENT_PURPOSE,
  privacy_version: PRIVACY_VERSION,
  contact_window: null,
  contact_phone: '+15045550123',
  ...changes,
});
