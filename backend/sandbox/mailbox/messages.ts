import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import type { SMTPServerEnvelope } from 'smtp-server';

const MOST = 500;

export interface Message {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  receivedAt: string;
}

/** Received emails, newest first, kept in a file with one line of JSON for each, oldest first. */
export class Messages {
  readonly #file: string;
  #all: Message[];
  #lines = 0;

  constructor(file: string) {
    this.#file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    this.#all = lines.flatMap(messageOf).toReversed().slice(0, MOST);
    this.#save();
  }

  list(to?: string | null): readonly Message[] {
    return to ? this.#all.filter((message) => message.to.includes(to)) : this.#all;
  }

  find(id: string): Message | undefined {
    return this.#all.find((message) => message.id === id);
  }

  /** `envelope` names all recipients, including blind copies. */
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
    this.#lines += 1;
    if (this.#lines > 2 * MOST) this.#save();
    else appendFileSync(this.#file, lineOf(message), { mode: 0o600 });
    return message;
  }

  clear(): void {
    this.#all = [];
    this.#save();
  }

  #save(): void {
    writeFileSync(`${this.#file}.new`, this.#all.toReversed().map(lineOf).join(''), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
    this.#lines = this.#all.length;
  }
}

const lineOf = (message: Message): string => `${JSON.stringify(message)}\n`;

function messageOf(line: string): Message[] {
  try {
    return [JSON.parse(line) as Message];
  } catch {
    return [];
  }
}
