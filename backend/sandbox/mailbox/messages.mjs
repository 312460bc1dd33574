import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import PostalMime from 'postal-mime';

const KEPT = 500;

/** The mails caught so far, newest first; kept in one file so that they survive a restart. */
export class Messages {
  #file;
  #all;

  constructor(file) {
    this.#file = file;
    this.#all = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  }

  list() {
    return this.#all;
  }

  find(id) {
    return this.#all.find((message) => message.id === id);
  }

  /** @param raw the mail as it came over SMTP; `envelope` names the real recipients, copies in secret included */
  async add(raw, envelope) {
    const mail = await PostalMime.parse(raw);
    const message = {
      id: randomUUID(),
      to: envelope.rcptTo.map(({ address }) => address).join(', '),
      from: mail.from?.address ?? envelope.mailFrom?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      receivedAt: new Date().toISOString(),
    };
    this.#all = [message, ...this.#all].slice(0, KEPT);
    this.#save();
    return message;
  }

  clear() {
    this.#all = [];
    this.#save();
  }

  #save() {
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#all), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
