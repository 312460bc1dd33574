import { PlainError } from './plain-error.mjs';

/** What has been started, in levels: the last level stops first, the members of one level stop together. */
export class Stack {
  #levels = [];
  #guests = new Set();
  #stopping = null;

  constructor(record) {
    this.record = record;
  }

  /** Starts the members of the next level at the same time; each `start` resolves to something that can `stop`, or to null. */
  async level(...starts) {
    if (this.#stopping) throw new PlainError('Stopped.');
    const level = [];
    this.#levels.push(level);
    const keep = async (start) => {
      const member = await start();
      if (!member) return null;
      level.push(member);
      // PostgreSQL and Redis keep records of their own, and stop by other signals.
      if (member.channel) this.record?.note(member.pid);
      if (this.#stopping) await member.stop();
      return member;
    };
    const results = await Promise.allSettled(starts.map(keep));
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    return results.map(({ value }) => value);
  }

  /** A program that comes and goes, such as a test run or a server that is started anew; stopped before all levels. */
  async host(member) {
    this.#guests.add(member);
    this.record?.note(member.pid);
    if (this.#stopping) await member.stop();
    const end = await member.exited;
    this.#guests.delete(member);
    return end;
  }

  stop() {
    this.#stopping ??= this.#stopLevels();
    return this.#stopping;
  }

  async #stopLevels() {
    await Promise.all([...this.#guests].map((guest) => guest.stop()));
    for (const level of [...this.#levels].reverse()) await Promise.all(level.map((member) => member.stop()));
  }

  /** @param tell called with a member that ended although nobody stopped it */
  watch(tell) {
    for (const member of this.#levels.flat()) {
      member.exited?.then(() => {
        if (!this.#stopping) tell(member);
      });
    }
  }
}

