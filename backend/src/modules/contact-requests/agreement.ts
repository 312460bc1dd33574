import { CONSENT_PURPOSE, type CONSENT_CHANNELS, type UsTimeZone } from '#contract/limits/consent.js';
import type { DecryptedConsent } from '../consent/index.js';
import type { ReceivedMessage } from '../contact/index.js';
import type { User } from '../users/index.js';

export interface Agreement {
  readonly at: Date;
  readonly purpose: string;
  /** The way of contact that the person chose. It is null if the person could not choose one. */
  readonly channel: (typeof CONSENT_CHANNELS)[number] | null;
  readonly window: string | null;
  readonly textVersion: string | null;
  readonly planId: string | null;
  /** Time zone of the device on which the person agreed to calls or left a number, or null. */
  readonly timeZone: UsTimeZone | null;
}

/** Purpose of the consent that people give in the contact form. */
const MESSAGE_PURPOSE = 'an answer to their message';

export const agreementByMessage = ({ receivedAt, timeZone }: ReceivedMessage): Agreement => ({
  at: receivedAt,
  purpose: MESSAGE_PURPOSE,
  channel: null,
  window: null,
  textVersion: null,
  planId: null,
  timeZone,
});

/**
 * Returns what the owner of an account currently agrees to: the newest consent record or, if there is none, the consent
 * given at sign-up. Returns null if the person has not agreed or has withdrawn the consent, if the account is closed,
 * or if nobody has confirmed that its email address belongs to the person.
 */
export function agreementByAccount(user: User, newest: DecryptedConsent | null): Agreement | null {
  if (!user.consentToContact || user.closedAt || !user.emailConfirmedAt) return null;
  if (newest) {
    if (!newest.contactConsent) return null;
    const { recordedAt: at, purpose, channel, planId, timeZone } = newest;
    return { at, purpose, channel, window: newest.contactWindow, textVersion: newest.privacyVersion, planId, timeZone };
  }
  const { termsAcceptedAt, contactWindow: window, termsVersion: textVersion } = user;
  if (!termsAcceptedAt) return null;
  return {
    at: termsAcceptedAt,
    purpose: CONSENT_PURPOSE,
    channel: null,
    window,
    textVersion,
    planId: null,
    timeZone: null,
  };
}
