import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { CONFIG, type Config } from '../config/config.js';

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

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'appUrl'>) {
    // The factory's overloads do not know a URL together with options, so they travel in the URL's query.
    const url = new URL(config.smtpUrl);
    for (const [name, value] of Object.entries({ pool: 'true', connectionTimeout: '5000', socketTimeout: '15000' })) url.searchParams.set(name, value);
    this.transport = createTransport(url.href, { from: config.mailFrom, disableFileAccess: true, disableUrlAccess: true });
  }

  async send(mail: Mail): Promise<void> {
    const { eventId, ...message } = mail;
    await this.transport.sendMail({ ...message, messageId: `<${eventId}@${new URL(this.config.appUrl).hostname}>` });
  }

  /** Whether the SMTP server answers. */
  async isReachable(): Promise<boolean> {
    return this.transport.verify().then(() => true, () => false);
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
