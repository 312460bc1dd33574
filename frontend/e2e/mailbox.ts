interface Message { id: string; to: string; subject: string; text: string }

const address = process.env['E2E_MAILBOX_URL'] ?? 'http://127.0.0.1:1080';

/** The link of the newest mail to this address; waits until it has arrived. */
export async function linkFor(email: string, subjectPart: string, patience = 20_000): Promise<URL> {
  const end = Date.now() + patience;
  for (;;) {
    const messages = (await (await fetch(`${address}/api/messages`)).json()) as Message[];
    const mail = messages.find(({ to, subject }) => to.includes(email) && subject.includes(subjectPart));
    const link = mail && /https?:\/\/\S+/.exec(mail.text)?.[0];
    if (link) return new URL(link);
    if (Date.now() > end) throw new Error(`no mail "${subjectPart}" to ${email} within ${patience / 1_000} s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
