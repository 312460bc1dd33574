import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.js';

export interface CaughtMail { to: string; subject: string; text: string; html: string; messageId: string; raw: string }

/** A real SMTP server that keeps what it is given. */
export class MailCatcher {
  readonly mails: CaughtMail[] = [];
  /** Addresses it does not take mail for, and the SMTP answer each gets. */
  readonly refused = new Map<string, number>();
  /** Addresses it refused, one entry for each try. */
  readonly turnedAway: string[] = [];
  private constructor(private readonly server: SMTPServer, readonly url: string) {}

  static async open(): Promise<MailCatcher> {
    let catcher: MailCatcher | undefined;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = catcher?.refused.get(address);
        if (responseCode) catcher?.turnedAway.push(address);
        done(responseCode ? Object.assign(new Error('not taken'), { responseCode }) : undefined);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => void catcher?.keep(Buffer.concat(chunks), session.envelope.rcptTo.map((to) => to.address).join()).then(() => done()));
      },
    });
    server.on('error', () => undefined);
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    catcher = new MailCatcher(server, `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`);
    return catcher;
  }

  to(address: string): CaughtMail[] {
    return this.mails.filter((mail) => mail.to === address);
  }

  /** The first mail to this address whose subject contains the words; waits for it. */
  async next(address: string, words = ''): Promise<CaughtMail> {
    return eventually(() => this.to(address).find((mail) => mail.subject.includes(words)), `a mail to ${address}`);
  }

  /** The secret of the link in the newest mail to this address. */
  async tokenFor(address: string, words = ''): Promise<string> {
    await this.next(address, words);
    const mail = this.to(address).findLast((candidate) => candidate.subject.includes(words));
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (!token) throw new Error('the mail holds no link');
    return token;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async keep(raw: Buffer, to: string): Promise<void> {
    const mail = await PostalMime.parse(raw);
    this.mails.push({ to, subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '', messageId: mail.messageId ?? '', raw: raw.toString('utf8') });
  }
}
