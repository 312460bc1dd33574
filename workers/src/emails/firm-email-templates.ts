import { PAGES } from '#contract/pages.js';
import type { EmailContent } from './email-templates.js';

/** The person whom an email is about. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** When a person agreed or withdrew, and which version of the text they saw. */
interface Statement {
  readonly recordedAt: Date;
  readonly privacyVersion: string;
}

interface Writer {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
}

const SUBJECTS = {
  asks: 'Someone asked to be contacted',
  stop: 'Someone no longer wants to be contacted',
  again: 'Someone can be contacted again',
};

const STOP = 'Please do not call or write to this person about insurance options again.';

/** The page with the contact requests, which shows contact details and records each look at them. */
const REQUESTS = { label: 'See the contact requests', path: PAGES.contactRequests.path };

const ASKS = 'This person agreed to be contacted about insurance options.';
const DETAILS =
  'The contact requests page shows how and when you may contact them. ' +
  'For privacy, this email has no phone number or email address.';
const NUMBER =
  'This person left a phone number. The contact requests page shows it during the hours when you may call.';

/**
 * Returns the lines of an email that say which person the email is about. These lines are the same in every email about
 * a person, so that the firm can find earlier emails. Contact details are not among them: an email is no place that
 * records who looks at them, and it would still have them after the consent has ended.
 */
const whoIs = ({ id, name }: Person): string[] => [`Name: ${name}`, `Account: ${id}`];

/** Templates of all emails that the site sends to the firm itself. */
export const FIRM_EMAIL_TEMPLATES = {
  consentGiven: (person: Person, { recordedAt, privacyVersion }: Statement): EmailContent => ({
    subject: SUBJECTS.asks,
    before: [...whoIs(person), ASKS, DETAILS],
    button: REQUESTS,
    after: [recordedLine(recordedAt, privacyVersion)],
  }),
  consentWithdrawn: (person: Person, { recordedAt, privacyVersion }: Statement): EmailContent => ({
    subject: SUBJECTS.stop,
    before: [...whoIs(person), STOP],
    after: [recordedLine(recordedAt, privacyVersion)],
  }),
  consentAtSignUp: (person: Person): EmailContent => ({
    subject: SUBJECTS.asks,
    before: [...whoIs(person), ASKS, DETAILS],
    button: REQUESTS,
    after: ['They agreed at sign-up, and their email address is confirmed.'],
  }),
  accountOfPersonClosed: (person: Person): EmailContent => ({
    subject: SUBJECTS.stop,
    before: [...whoIs(person), `This account was closed. ${STOP}`],
    after: [],
  }),
  accountOfPersonRestored: (person: Person): EmailContent => ({
    subject: SUBJECTS.again,
    before: [
      ...whoIs(person),
      'This account was closed and is open again. This person’s consent still applies: ' +
        'you may contact them about insurance options.',
      DETAILS,
    ],
    button: REQUESTS,
    after: [],
  }),
  addressOfPersonChanged: (person: Person): EmailContent => ({
    subject: SUBJECTS.stop,
    before: [
      ...whoIs(person),
      'Our team changed the email address of this account, so this person’s consent no longer applies. ' +
        'Please do not call or write to them about insurance options until they agree again.',
    ],
    after: [],
  }),
  /** The name is deleted with the account, so only the number connects this email to earlier ones. */
  accountOfPersonErased: (userId: string): EmailContent => ({
    subject: SUBJECTS.stop,
    before: [
      `Account: ${userId}`,
      `This account was deleted. ${STOP} Our earlier email with this account number shows who it was.`,
    ],
    after: [],
  }),
  messageReceived: ({ name, email, phone, message }: Writer): EmailContent => ({
    subject: 'Message from the website',
    before: [`Name: ${name}`, `Email: ${email}`, message, ...(phone ? [NUMBER] : [])],
    button: REQUESTS,
    after: [],
  }),
} as const;

const recordedLine = (recordedAt: Date, privacyVersion: string): string =>
  `Noted ${recordedAt.toISOString()}, text version ${privacyVersion}.`;

/** Returns the last line of each email to the firm, with the mark of the newest audit entry. */
export const newestEntryLine = (mark: string): string =>
  `Newest audit trail entry: ${mark}. Keep this email. It can later show if entries were removed.`;
