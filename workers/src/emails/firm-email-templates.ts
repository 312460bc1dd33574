import type { EmailContent } from './email-templates.js';

/** The person whom an email is about. */
interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

interface SignedUpPerson extends Person {
  readonly phone: string | null;
  readonly contactWindow: string | null;
}

/** What a person agreed to or withdrew. */
interface Agreement {
  readonly contactConsent: boolean;
  readonly channel: string | null;
  readonly contactWindow: string | null;
  readonly contactPhone: string | null;
  readonly planId: string | null;
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
  asks: 'Someone asks to be contacted',
  stop: 'Someone no longer wants to be contacted',
  again: 'Someone may be contacted again',
};

const STOP = 'Please do not call or write to this person about insurance options any more.';

const orElse = (text: string | null, fallback: string): string => text || fallback;

/**
 * Returns the lines of an email that say which person the email is about. These lines are the same in every email about
 * a person, so that the firm can find earlier emails.
 */
const whoIs = ({ id, name, email }: Person): string[] => [`Name: ${name}`, `Email: ${email}`, `Account: ${id}`];

const phoneLine = (phone: string | null): string[] => (phone ? [`Phone: ${phone}`] : []);
const planLine = (planId: string | null, name: string | null): string[] =>
  planId ? [`Plan: ${name ? `${name} (${planId})` : planId}`] : [];

/** Templates of all emails that the site sends to the firm itself. */
export const FIRM_EMAIL_TEMPLATES = {
  consentGiven: (
    person: SignedUpPerson,
    { channel, contactWindow, contactPhone, planId, recordedAt, privacyVersion }: Agreement,
    planName: string | null,
  ): EmailContent => ({
    subject: SUBJECTS.asks,
    before: [
      ...whoIs(person),
      ...phoneLine(contactPhone ?? person.phone),
      `How: ${channel}`,
      `Best time: ${orElse(contactWindow, 'any time')}`,
      ...planLine(planId, planName),
    ],
    after: [recordedLine(recordedAt, privacyVersion)],
  }),
  consentWithdrawn: (person: Person, { recordedAt, privacyVersion }: Agreement): EmailContent => ({
    subject: SUBJECTS.stop,
    before: [...whoIs(person), STOP],
    after: [recordedLine(recordedAt, privacyVersion)],
  }),
  consentAtSignUp: (person: SignedUpPerson): EmailContent => ({
    subject: SUBJECTS.asks,
    before: [
      ...whoIs(person),
      ...phoneLine(person.phone),
      ...(person.phone ? [] : ['How: email']),
      `Best time: ${orElse(person.contactWindow, 'any time')}`,
    ],
    after: ['Ticked at sign-up; the address is confirmed.'],
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
      'This account was closed and is open again. What this person agreed to stands: ' +
        'you may contact them about insurance options.',
    ],
    after: [],
  }),
  /**
   * The email about an account whose email address was changed by staff. It names the old address, because that is the
   * address in the earlier emails about this person.
   */
  addressOfPersonChanged: ({ id, name }: Person, oldEmail: string): EmailContent => ({
    subject: SUBJECTS.stop,
    before: [
      ...whoIs({ id, name, email: oldEmail }),
      'Our team changed the email address of this account, so what this person agreed to no longer counts. ' +
        'Please do not call or write to them about insurance options until they agree again.',
    ],
    after: [],
  }),
  /**
   * The email about an erased account. The name of the person was deleted together with the account, so only the
   * account number connects this email to earlier ones.
   */
  accountOfPersonErased: (userId: string): EmailContent => ({
    subject: SUBJECTS.stop,
    before: [
      `Account: ${userId}`,
      `This account was deleted. ${STOP} Our earlier email with this account number says who it is.`,
    ],
    after: [],
  }),
  messageReceived: ({ name, email, phone, message }: Writer): EmailContent => ({
    subject: 'Message from the website',
    before: [`Name: ${name}`, `Email: ${email}`, ...phoneLine(phone), message],
    after: [],
  }),
} as const;

const recordedLine = (recordedAt: Date, privacyVersion: string): string =>
  `Noted ${recordedAt.toISOString()}, text version ${privacyVersion}.`;
