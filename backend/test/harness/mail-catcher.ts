import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.js';

export interface CaughtMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  raw: string;
}

/** A real SMTP server that stores the emails it receives. */
export class MailCatcher {
  readonly mails: CaughtMail[] = [];
  readonly refused = new Map<string, number>();
  readonly rejectedRecipients: string[] = [];
  /** Number of emails that have been received but not yet acknowledged, because a test has called `hold`. */
  waiting = 0;
  connections = 0;
  isBusy = false;
  private answering: Promise<void> = Promise.resolve();
  private constructor(
    private readonly server: SMTPServer,
    readonly url: string,
  ) {}

  static async open(): Promise<MailCatcher> {
    let catcher: MailCatcher | undefined;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, done) => {
        if (catcher) catcher.connections += 1;
        done(catcher?.isBusy ? Object.assign(new Error('try later'), { responseCode: 421 }) : undefined);
      },
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = catcher?.refused.get(address);
        if (responseCode) catcher?.rejectedRecipients.push(address);
        done(responseCode ? Object.assign(new Error('not taken'), { responseCode }) : undefined);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on(
          'end',
          () =>
            void catcher
              ?.keep(Buffer.concat(chunks), session.envelope.rcptTo.map((to) => to.address).join())
              .then(() => done()),
        );
      },
    });
    server.on('error', () => undefined);
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    catcher = new MailCatcher(server, `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`);
    return catcher;
  }

  /** Stops acknowledging emails, like a very slow mail server, until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.answering = promise;
    return () => {
      this.answering = Promise.resolve();
      resolve();
    };
  }

  to(address: string): CaughtMail[] {
    return this.mails.filter((mail) => mail.to === address);
  }

  async next(address: string, words = ''): Promise<CaughtMail> {
    return eventually(() => this.to(address).find((mail) => mail.subject.includes(words)), `a mail to ${address}`);
  }

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
    this.waiting += 1;
    await this.answering;
    this.waiting -= 1;
    this.mails.push({
      to,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      messageId: mail.messageId ?? '',
      raw: raw.toString('utf8'),
    });
  }
}
