import type { ChangeOfPlan } from '#contract/plans/saved-change.js';
import type { Message } from './messages.ts';

const EMAILS = new URL('../../../dist/workers/src/emails/', import.meta.url);
type Templates = typeof import('#workers/emails/email-templates.js');
type FirmTemplates = typeof import('#workers/emails/firm-email-templates.js');
type Rendering = typeof import('#workers/emails/render-email.js');
type Styles = typeof import('#workers/emails/email-styles.js');
type EmailContent = ReturnType<Templates['EMAIL_TEMPLATES']['confirmation']>;

export const SAMPLE_THEMES = ['light', 'dark'] as const;

const ADDRESS = process.env['APP_URL'] ?? 'http://localhost:3000';
// Real tokens are as long as this one, so that long links are in the samples too.
const TOKEN = 'SAMPLE-LINK'.padEnd(43, '-');
const DAY = 'December 4, 2026';
const FACTOR = 'Authenticator app';
const PLAN = { id: '11111TX0000001', name: 'Sample Silver', year: 2026 };

const CHANGES: readonly ChangeOfPlan[] = (
  [
    { kind: 'premium', before: 412.4, after: 438 },
    { kind: 'deductible', part: 'whole', before: 4_000, after: 4_500 },
    { kind: 'medicine', name: 'Metformin', before: 'covered', after: 'notCovered' },
    { kind: 'newYear', year: 2027 },
  ] as const
).map((change) => ({
  plan: change.kind === 'newYear' ? null : PLAN,
  change,
  asOf: '2026-11-20T15:00:00.000Z',
}));

const DATES = [
  { day: '2026-12-07', title: 'Medicare open enrollment for 2027: last day' },
  { day: '2026-12-15', title: 'Marketplace plan after you lose coverage: last day' },
];

/** Emails to people, filled with sample data. The compiler demands an entry for each email of the site. */
const toPeople = ({ EMAIL_TEMPLATES: mail }: Templates): Record<keyof Templates['EMAIL_TEMPLATES'], EmailContent> => ({
  confirmation: mail.confirmation(TOKEN),
  openedByStaff: mail.openedByStaff(TOKEN),
  reset: mail.reset(TOKEN),
  invitation: mail.invitation(TOKEN),
  signUpRepeated: mail.signUpRepeated(),
  passwordChanged: mail.passwordChanged(),
  ownPasswordChanged: mail.ownPasswordChanged(),
  newAddress: mail.newAddress(TOKEN),
  addressChangeRequested: mail.addressChangeRequested(),
  exportReady: mail.exportReady(),
  accountClosed: mail.accountClosed(),
  closedByStaff: mail.closedByStaff(),
  lockedByStaff: mail.lockedByStaff(),
  unlockedByStaff: mail.unlockedByStaff(),
  restoredByStaff: mail.restoredByStaff(),
  erasureNoted: mail.erasureNoted(DAY),
  newAddressByStaff: mail.newAddressByStaff(TOKEN),
  changedByStaff: mail.changedByStaff('email address', { isMoved: true, isEmptied: true }),
  closedAccountWanted: mail.closedAccountWanted(),
  lockedAccountWanted: mail.lockedAccountWanted(),
  googleLinked: mail.googleLinked(),
  signInSlowed: mail.signInSlowed(),
  factorAdded: mail.factorAdded(FACTOR),
  factorRemoved: mail.factorRemoved(FACTOR),
  factorsRemovedByStaff: mail.factorsRemovedByStaff(),
  recoveryCodesMade: mail.recoveryCodesMade(),
  recoveryCodeUsed: mail.recoveryCodeUsed(),
  savedPlansChanged: mail.savedPlansChanged(TOKEN, { changes: CHANGES, isUrgent: true }),
  datesNear: mail.datesNear(TOKEN, DATES),
  newDevice: mail.newDevice(),
});

const PERSON = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ann Sample',
  email: 'ann@example.test',
  phone: '(512) 555-0100',
};
const STATEMENT = { recordedAt: new Date('2026-11-20T15:00:00Z'), privacyVersion: '2026-11-01' };

/** Emails to the firm itself, filled with sample data. The compiler demands an entry for each. */
const toFirm = ({
  FIRM_EMAIL_TEMPLATES: mail,
}: FirmTemplates): Record<keyof FirmTemplates['FIRM_EMAIL_TEMPLATES'], EmailContent> => ({
  consentGiven: mail.consentGiven(PERSON, STATEMENT),
  consentWithdrawn: mail.consentWithdrawn(PERSON, STATEMENT),
  consentAtSignUp: mail.consentAtSignUp(PERSON),
  accountOfPersonClosed: mail.accountOfPersonClosed(PERSON),
  accountOfPersonRestored: mail.accountOfPersonRestored(PERSON),
  addressOfPersonChanged: mail.addressOfPersonChanged(PERSON),
  accountOfPersonErased: mail.accountOfPersonErased(PERSON.id),
  messageReceived: mail.messageReceived({ ...PERSON, message: 'Please call me.\nI want to ask about my plan.' }),
});

const load = (file: string): Promise<unknown> => import(new URL(file, EMAILS).href);

/** Each email of the last build with sample data: first those to people, then those to the firm. */
export async function sampleMails(): Promise<Message[]> {
  const { renderEmail } = (await load('render-email.js')) as Rendering;
  const people = toPeople((await load('email-templates.js')) as Templates);
  const firm = toFirm((await load('firm-email-templates.js')) as FirmTemplates);
  const message =
    (to: string, firstName: string) =>
    ([name, content]: [string, EmailContent]) => ({
      id: name,
      from: 'sample',
      to,
      receivedAt: new Date(0).toISOString(),
      ...renderEmail(content, firstName, ADDRESS),
    });
  return [
    ...Object.entries(people).map(message('people', 'Ann')),
    ...Object.entries(firm).map(message('the firm', '')),
  ];
}

export const sampleMail = async (name: string): Promise<Message | undefined> =>
  (await sampleMails()).find(({ id }) => id === name);

/** Returns an email as it looks in one theme, whichever theme the browser prefers. */
export async function inTheme(mail: Message, theme: string | null): Promise<Message> {
  if (!SAMPLE_THEMES.some((known) => known === theme)) return mail;
  const { DARK_CONDITION } = (await load('email-styles.js')) as Styles;
  const html = mail.html
    .replace(DARK_CONDITION, theme === 'dark' ? 'all' : 'not all')
    .replace('color-scheme:light dark', `color-scheme:${theme}`);
  return { ...mail, html };
}
