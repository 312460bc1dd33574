import type { CONSENT } from '#contract/api/consent.contract.js';
import type { ReplyOf } from '#contract/api/endpoint.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import type { Choice } from './consent-change.js';

export type History = ReplyOf<typeof CONSENT.listHistory>;

export interface CurrentConsent {
  /** Time at which the person gave the consent, as an ISO 8601 string. */
  readonly since: string;
  readonly choice: Choice;
  /** Whether the person chose how to be contacted. At sign-up, people cannot choose. */
  readonly isChannelChosen: boolean;
  readonly planId: string | null;
}

/** The consent in effect, or null: the newest record or, if there is none, that of the sign-up, without a channel. */
export function currentConsent({ entries: [newest], signUp, hasPhone }: Omit<History, 'mails'>): CurrentConsent | null {
  if (newest) {
    const { contactConsent, consentTimestamp, channel, contactWindow, contactPhone, planId } = newest;
    const choice: Choice = { isAgreed: true, channel, window: contactWindow ?? '', phone: contactPhone ?? '' };
    return contactConsent ? { since: consentTimestamp, choice, isChannelChosen: true, planId } : null;
  }
  if (!signUp?.toContact) return null;
  const channel = hasPhone ? 'phone' : 'email';
  return {
    since: signUp.at,
    choice: { isAgreed: true, channel, window: signUp.contactWindow ?? '', phone: '' },
    isChannelChosen: false,
    planId: null,
  };
}

/** Writes a number of ten digits in groups. Other numbers stay as they are. */
const grouped = (number: string): string => number.replace(/^1?(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

/** How a person chose to be contacted. Without a number, calls and texts go to the number of the account. */
export function waysText({ channel, window, phone }: Omit<Choice, 'isAgreed'>): string {
  const number = channel === 'email' ? '' : grouped(phone) || WORDS.accountNumber;
  return [WORDS.channels[channel], number, window || WORDS.windowAny.toLowerCase()].filter(Boolean).join(', ');
}
