import type { ChangeOfPlan } from '#contract/plans/saved-change.js';
import type { Message } from './messages.ts';

const EMAILS = new URL('../../../dist/workers/src/emails/', import.meta.url);
type Templates = typeof import('#workers/emails/email-templates.js');
type Rendering = typeof import('#workers/emails/render-email.js');
const ADDRESS = process.env['APP_URL'] ?? 'http://localhost:3000';

/** Changes for the sample of the email about changes. */
const CHANGES: readonly ChangeOfPlan[] = (
  [
    { kind: 'premium', before: 412.4, after: 438 },
    { kind: 'medicine', name: 'Metformin', before: 'covered', after: 'notCovered' },
  ] as const
).map((change) => ({
  plan: { id: '11111TX0000001', name: 'Sample Silver', year: 2026 },
  change,
  asOf: '2026-11-20T15:00:00.000Z',
}));

/**
 * Returns each email that the site can send to people, filled with sample data. Emails to the firm itself are left out.
 * The templates come from the last build.
 */
export async function sampleMails(): Promise<Message[]> {
  const { EMAIL_TEMPLATES }: Templates = await import(new URL('email-templates.js', EMAILS).href);
  const { renderEmail }: Rendering = await import(new URL('render-email.js', EMAILS).href);
  return Object.entries(EMAIL_TEMPLATES).map(([name, template]) => ({
    id: name,
    from: 'sample',
    to: 'sample',
    receivedAt: new Date(0).toISOString(),
    ...renderEmail(
      name === 'savedPlansChanged'
        ? EMAIL_TEMPLATES.savedPlansChanged('SAMPLE-LINK', { changes: CHANGES, isUrgent: true })
        : template('SAMPLE-LINK'),
      'Ann',
      ADDRESS,
    ),
  }));
}

export const sampleMail = async (name: string): Promise<Message | undefined> =>
  (await sampleMails()).find(({ id }) => id === name);
