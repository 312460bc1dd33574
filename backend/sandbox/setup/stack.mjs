import { PlainError } from './plain-error.mjs';

/** What has been started, in levels: the last level stops first, the members of one level stop together. */
export class Stack {
  #levels = [];
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
      this.record?.note(member.pid);
      if (this.#stopping) await member.stop();
      return member;
    };
    const results = await Promise.allSettled(starts.map(keep));
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    return results.map(({ value }) => value);
  }

  isStopping() {
    return this.#stopping !== null;
  }

  stop() {
    this.#stopping ??= this.#stopLevels();
    return this.#stopping;
  }

  async #stopLevels() {
    for (const level of [...this.#levels].reverse()) await Promise.all(level.map((member) => member.stop()));
  }

  /** @param tell called with a member that ended although nobody stopped it */
  watch(tell) {
    for (const member of this.#levels.flat()) {
      member.exited?.then((end) => {
        if (!this.#stopping) tell(member, end);
      });
    }
  }
}

