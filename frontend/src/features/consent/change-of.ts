import * as z from 'zod/mini';
import { ContactPhone, type ConsentChange } from '../../../../backend/src/contract/consent.contract.js';
import { CONSENT_CHANNELS, CONSENT_PURPOSE, CONTACT_WINDOWS, PRIVACY_VERSION } from '../../../../backend/src/contract/limits.js';

export type Channel = (typeof CONSENT_CHANNELS)[number];
export interface Choice {
  readonly isAgreed: boolean;
  readonly channel: Channel;
  readonly window: string;
  readonly phone: string;
}

/** A choice as plain entries, to be kept while the person signs in; and back again. */
export const entriesOf = ({ isAgreed, ...rest }: Choice): Readonly<Record<string, string>> => (isAgreed ? rest : {});
export const choiceOf = ({ channel, window = '', phone = '' }: Readonly<Record<string, string>>): Choice =>
  ({ isAgreed: true, channel: CONSENT_CHANNELS.find((one) => one === channel) ?? 'phone', window, phone });

/** Everything but digits and plus signs goes (specification 2, section 5). */
export const plainPhone = (typed: string): string => typed.replace(/[^\d+]/g, '');

/** Whether the number is one, or left out. */
export const canBeCalled = (typed: string): boolean => plainPhone(typed) === '' || z.safeParse(ContactPhone, plainPhone(typed)).success;

/** What is sent for a choice made now. */
export function changeOf({ isAgreed, channel, window, phone }: Choice, now = new Date()): ConsentChange {
  return {
    is_interested: isAgreed, contact_consent: isAgreed, consent_timestamp: now.toISOString(), consent_channel: channel,
    consent_purpose: CONSENT_PURPOSE, privacy_version: PRIVACY_VERSION,
    contact_window: CONTACT_WINDOWS.find((one) => one === window) ?? null, contact_phone: plainPhone(phone) || null,
  };
}
