import type { ConsentChange } from '../../../../backend/src/contract/consent.contract.js';
import { CONSENT_PURPOSE, CONTACT_WINDOWS, PRIVACY_VERSION, type CONSENT_CHANNELS } from '../../../../backend/src/contract/limits.js';

export type Channel = (typeof CONSENT_CHANNELS)[number];
export interface Choice {
  readonly isAgreed: boolean;
  readonly channel: Channel;
  readonly window: string;
  readonly phone: string;
}

/** Everything but digits and plus signs goes (specification 2, section 5). */
export const plainPhone = (typed: string): string => typed.replace(/[^\d+]/g, '');

/** What is sent for a choice made now. */
export function changeOf({ isAgreed, channel, window, phone }: Choice, now = new Date()): ConsentChange {
  return {
    is_interested: isAgreed, contact_consent: isAgreed, consent_timestamp: now.toISOString(), consent_channel: channel,
    consent_purpose: CONSENT_PURPOSE, privacy_version: PRIVACY_VERSION,
    contact_window: CONTACT_WINDOWS.find((one) => one === window) ?? null, contact_phone: plainPhone(phone) || null,
  };
}
