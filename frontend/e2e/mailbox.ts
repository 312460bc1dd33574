import { expect } from '@playwright/test';

interface Message {
  id: string;
  to: string;
  subject: string;
  text: string;
}

const address = process.env['E2E_MAILBOX_URL'] ?? 'http://127.0.0.1:1080';

export const mailsTo = async (email: string): Promise<Message[]> =>
  (await fetch(`${address}/api/messages?${String(new URLSearchParams({ to: email }))}`)).json() as Promise<Message[]>;

export async function linkFor(email: string, subjectPart: string): Promise<URL> {
  let link = '';
  await expect
    .poll(async () => (link = await newestLink(email, subjectPart)), {
      message: `mail "${subjectPart}" to ${email}`,
      intervals: [50, 100],
    })
    .not.toBe('');
  return new URL(link);
}

async function newestLink(email: string, subjectPart: string): Promise<string> {
  const mail = (await mailsTo(email)).find(({ subject }) => subject.includes(subjectPart));
  return (mail && /https?:\/\/\S+/.exec(mail.text)?.[0]) ?? '';
}

const sampleText = async (path: string): Promise<string> => (await fetch(`${address}/samples${path}`)).text();

/** Returns the names of all kinds of email that the site sends, of which the mailbox shows samples. */
export const sampleEmails = async (): Promise<string[]> =>
  [...(await sampleText('')).matchAll(/href="\/samples\/(\w+)"/g)].map(([, name = '']) => name);

export const sampleEmail = async (name: string): Promise<{ html: string; text: string }> => ({
  html: await sampleText(`/${name}/html`),
  text: await sampleText(`/${name}/text`),
});
