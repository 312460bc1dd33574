import * as z from 'zod/mini';
import type { ConsentChange } from '#contract/api/consent.contract.js';
import {
  CONSENT_CHANNELS,
  CONSENT_PURPOSE,
  CONTACT_WINDOWS,
  PRIVACY_VERSION,
  type UsTimeZone,
} from '#contract/limits/consent.js';
import { phone, plainPhone } from '#contract/phone.js';
import { deviceTimeZone } from './device-time-zone.js';

export type Channel = (typeof CONSENT_CHANNELS)[number];
export interface Choice {
  readonly isAgreed: boolean;
  readonly channel: Channel;
  readonly window: string;
  readonly phone: string;
}

/** The phone number that belongs to a choice. It is empty for email: a number in the hidden field is not sent. */
const numberOf = ({ isAgreed, channel, phone: typed }: Choice): string =>
  isAgreed && channel !== 'email' ? typed : '';

/** The choice as plain form entries, which can be stored while the person signs in and then restored. */
export function entriesOf(choice: Choice): Readonly<Record<string, string>> {
  const { isAgreed, channel, window } = choice;
  return isAgreed ? { channel, window, phone: numberOf(choice) } : {};
}
export const choiceOf = ({ channel, window = '', phone = '' }: Readonly<Record<string, string>>): Choice => ({
  isAgreed: true,
  channel: CONSENT_CHANNELS.find((one) => one === channel) ?? 'phone',
  window,
  phone,
});

export const isPhone = (choice: Choice): boolean => z.safeParse(phone, numberOf(choice)).success;

/** The device's time zone if it belongs to a choice: only a consent to calls needs it, and the form says so. */
export const zoneOf = ({ isAgreed, channel }: Choice): UsTimeZone | null =>
  isAgreed && channel === 'phone' ? deviceTimeZone() : null;

/** Creates the request that saves the person's choice about being contacted. `now` is the time of the choice. */
export function toConsentChange(choice: Choice, now = new Date()): ConsentChange {
  const { isAgreed, channel, window } = choice;
  return {
    is_interested: isAgreed,
    contact_consent: isAgreed,
    consent_timestamp: now.toISOString(),
    consent_channel: channel,
    consent_purpose: CONSENT_PURPOSE,
    privacy_version: PRIVACY_VERSION,
    contact_window: CONTACT_WINDOWS.find((one) => one === window) ?? null,
    contact_phone: plainPhone(numberOf(choice)) || null,
    time_zone: zoneOf(choice),
  };
}
