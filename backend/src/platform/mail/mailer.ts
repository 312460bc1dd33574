import { Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER } from '../logging/logger.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Makes the Message-ID, so that mail servers recognize an email that is sent twice. */
  eventId: string;
  /** Part of an email's Message-ID header that distinguishes several emails caused by the same event. */
  part?: string | undefined;
  /** Full address (https) to which mail programs send a request that ends mails of this kind (RFC 8058). */
  stopUrl?: string | undefined;
}

export interface MailServerState {
  isReachable: boolean;
  checkedAt: Date;
}

/** Milliseconds, depending on whether the server could be reached before. */
const RECHECK = { reachable: 10 * 60_000, unreachable: 60_000 };

/** Nodemailer's defaults, which SMTP_URL can override, in milliseconds. */
const OPTIONS = { pool: 'true', connectionTimeout: '5000', greetingTimeout: '10000', socketTimeout: '15000' };

/** Sends emails by SMTP. `send` throws if the mail server does not accept an email, so that the job is retried. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private known: MailServerState | null = null;
  private checking: Promise<MailServerState> | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'appUrl'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    // Nodemailer's createTransport does not accept a URL together with options, so the options are added to the URL.
    const url = new URL(config.smtpUrl);
    for (const [name, value] of Object.entries(OPTIONS))
      if (!url.searchParams.has(name)) url.searchParams.set(name, value);
    this.transport = createTransport(url.href, {
      from: config.mailFrom,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ eventId, part, stopUrl, ...message }: Mail): Promise<void> {
    const id = part ? `${eventId}.${part}` : eventId;
    try {
      await this.transport.sendMail({
        ...message,
        messageId: `<${id}@${new URL(this.config.appUrl).hostname}>`,
        ...(stopUrl && { headers: stopHeaders(stopUrl) }),
      });
      this.setState(true);
    } catch (error) {
      this.setState(isAboutEmail(error));
      throw error;
    }
  }

  /** A permanent refusal, as of an address that is gone, is logged and not thrown. */
  async sendUnlessRefused(mail: Mail): Promise<void> {
    try {
      await this.send(mail);
    } catch (error) {
      if (!isPermanentRefusal(error)) throw error;
      this.logger.warn({ eventId: mail.eventId }, 'a mail was refused for good');
    }
  }

  /** The server is checked again after ten minutes, or after one if it could not be reached. */
  async serverState(): Promise<MailServerState> {
    const { known } = this;
    if (known && Date.now() - known.checkedAt.getTime() < RECHECK[known.isReachable ? 'reachable' : 'unreachable'])
      return known;
    this.checking ??= this.transport
      .verify()
      .then(
        () => this.setState(true),
        () => this.setState(false),
      )
      .finally(() => (this.checking = null));
    return this.checking;
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  private setState(isReachable: boolean): MailServerState {
    this.known = { isReachable, checkedAt: new Date() };
    return this.known;
  }
}

/** Headers with which mail programs show a button that ends mails of this kind without opening a page (RFC 8058). */
const stopHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Error codes of Nodemailer for an email that cannot be sent although the connection and the login work. */
const EMAIL_ERRORS: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];
const isAboutEmail = (error: unknown): error is Error & { responseCode?: number } =>
  error instanceof Error && 'code' in error && EMAIL_ERRORS.includes(error.code);

/** Refused for good (a 5yz reply, RFC 5321, section 4.2.1), an invalid address, or a message too large. */
export const isPermanentRefusal = (error: unknown): boolean =>
  isAboutEmail(error) && (error.responseCode === undefined || (error.responseCode >= 500 && error.responseCode <= 599));

@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}
