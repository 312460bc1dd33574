import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER } from '../logging/logger.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Id of the event that caused the mail: a provider can drop a repeat by it. */
  eventId: string;
}

/** Hands mails to the SMTP server. Throws when it does not take them; the job is then tried again. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'appUrl'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    // The factory's overloads do not know a URL together with options, so they travel in the URL's query.
    const url = new URL(config.smtpUrl);
    for (const [name, value] of Object.entries({ pool: 'true', connectionTimeout: '5000', socketTimeout: '15000' })) url.searchParams.set(name, value);
    this.transport = createTransport(url.href, { from: config.mailFrom, disableFileAccess: true, disableUrlAccess: true });
  }

  async send(mail: Mail): Promise<void> {
    const { eventId, ...message } = mail;
    await this.transport.sendMail({ ...message, messageId: `<${eventId}@${new URL(this.config.appUrl).hostname}>` });
  }

  /** As `send`, for word to an address that may be gone: refused for good, that is logged and not tried again. */
  async sendUnlessRefused(mail: Mail): Promise<void> {
    try {
      await this.send(mail);
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      this.logger.warn({ eventId: mail.eventId }, 'a mail was refused for good');
    }
  }

  /** Whether the SMTP server answers. */
  async isReachable(): Promise<boolean> {
    return this.transport.verify().then(() => true, () => false);
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** RFC 5321, section 4.2.1: 5yz is permanent. Not being let in ourselves (EAUTH) is no word about the mail. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500 && error.responseCode <= 599
  && !('code' in error && error.code === 'EAUTH');
