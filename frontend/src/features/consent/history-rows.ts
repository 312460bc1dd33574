import { CONSENT_PURPOSE } from '#contract/limits/consent.js';
import { US_TIME_ZONES } from '#contract/limits/time-zones.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { PAGES } from '#contract/pages.js';
import { waysText, type History } from './current-consent.js';

/** One statement of a person, in words. */
export interface HistoryRow {
  readonly id: string;
  /** Time of the statement, as an ISO 8601 string. */
  readonly at: string;
  readonly what: string;
  /** Id of the plan to which the statement refers, or null. */
  readonly planId: string | null;
  readonly purpose: string;
  readonly how: string;
  /** Version of the text that the person agreed to. */
  readonly version: string;
}

const contactRow = (entry: History['entries'][number]): HistoryRow => ({
  id: entry.id,
  at: entry.consentTimestamp,
  what: entry.contactConsent ? WORDS.given : WORDS.takenBack,
  planId: entry.planId,
  purpose: entry.purpose,
  how: entry.contactConsent
    ? [
        waysText({ channel: entry.channel, window: entry.contactWindow ?? '', phone: entry.contactPhone ?? '' }),
        entry.timeZone && WORDS.zone(US_TIME_ZONES[entry.timeZone]),
      ]
        .filter(Boolean)
        .join(', ')
    : '',
  version: entry.privacyVersion,
});

const mailRow = ({ topic, isOn, at, by, wording }: History['mails'][number]): HistoryRow => ({
  id: `${topic} ${at}`,
  at,
  what: isOn ? WORDS.given : by === 'person' || by === 'stopLink' ? WORDS.takenBack : WORDS.ended,
  planId: null,
  purpose: MAIL_TOPICS.title(topic),
  how: isOn ? WORDS.channels.email : WORDS.mails.by[by],
  version: wording,
});

const signUpRow = ({ at, toContact, contactWindow, termsVersion }: NonNullable<History['signUp']>): HistoryRow => ({
  id: 'sign-up',
  at,
  what: `${WORDS.signUp}: ${toContact ? WORDS.given : PAGES.terms.title}`,
  planId: null,
  purpose: toContact ? CONSENT_PURPOSE : '',
  how: toContact ? [WORDS.anyChannel, contactWindow].filter(Boolean).join(', ') : '',
  version: termsVersion ?? '',
});

/** Returns every consent that a person gave or took back, newest first. */
export const historyRows = ({ entries, mails, signUp }: History): HistoryRow[] =>
  [...entries.map(contactRow), ...mails.map(mailRow), ...(signUp ? [signUpRow(signUp)] : [])].toSorted((a, b) =>
    b.at.localeCompare(a.at),
  );
