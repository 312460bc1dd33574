import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import type { SMTPServerEnvelope } from 'smtp-server';

const MOST = 500;

/** An email in the format returned by `GET /api/messages`. */
export interface Message {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  receivedAt: string;
}

/** The received emails, newest first. They are saved in a file, so that they survive a restart. */
export class Messages {
  readonly #file: string;
  #all: Message[];

  constructor(file: string) {
    this.#file = file;
    this.#all = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  }

  list(): readonly Message[] {
    return this.#all;
  }

  find(id: string): Message | undefined {
    return this.#all.find((message) => message.id === id);
  }

  /**
   * Parses a received email and saves it.
   * @param raw the email as received over SMTP
   * @param envelope the SMTP envelope, which names all recipients, including blind copies
   */
  async add(raw: Buffer, envelope: SMTPServerEnvelope): Promise<Message> {
    const mail = await PostalMime.parse(raw);
    const message = {
      id: randomUUID(),
      to: envelope.rcptTo.map(({ address }) => address).join(', '),
      from: mail.from?.address ?? (envelope.mailFrom ? envelope.mailFrom.address : undefined) ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      receivedAt: new Date().toISOString(),
    };
    this.#all = [message, ...this.#all].slice(0, MOST);
    this.#save();
    return message;
  }

  clear(): void {
    this.#all = [];
    this.#save();
  }

  #save(): void {
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#all), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
