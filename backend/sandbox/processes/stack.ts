import { PlainError } from '../bootstrap/plain-error.mjs';
import { keepAlive, type Member, type Supervised } from './keep-alive.ts';
import type { RunRecord } from './lock.ts';
import type { Exit } from './processes.ts';

type Start<T extends Member | null> = () => Promise<T>;
interface LevelEntry extends Supervised {
  starting: Promise<Member | null> | null;
  stop: () => Promise<void>;
}

/** All started programs, in levels. The last level stops first, and the programs of one level together. */
export class Stack {
  #levels: LevelEntry[][] = [];
  readonly #temporary = new Set<Member>();
  #stopping: Promise<void> | null = null;
  readonly record: RunRecord | undefined;

  constructor(record?: RunRecord) {
    this.record = record;
  }

  /** Starts programs together as a new level. `start` resolves to null if there is nothing to start. */
  async level<T extends (Member | null)[]>(...starts: { [Index in keyof T]: Start<T[Index]> }): Promise<T> {
    if (this.#stopping) throw new PlainError('Stopped.');
    const level: LevelEntry[] = [];
    this.#levels.push(level);
    const places = starts.map((start) => this.#entry(start));
    const results = await Promise.allSettled(
      places.map(async (entry) => {
        const member = await entry.start();
        if (member) level.push(entry);
        return member;
      }),
    );
    return results.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    }) as T;
  }

  #entry(start: Start<Member | null>): LevelEntry {
    const entry: LevelEntry = {
      member: null,
      starting: null,
      start: () => (entry.starting = this.#startAt(entry, start)),
      stop: async () => {
        await entry.starting?.catch(() => {});
        await entry.member?.stop();
      },
    };
    return entry;
  }

  async #startAt(entry: LevelEntry, start: Start<Member | null>): Promise<Member | null> {
    const member = await start();
    if (!member) return null;
    entry.member = member;
    // PostgreSQL and Redis are not recorded in running.json, because they have PID files of their own and are stopped
    // by different signals than the other programs.
    if (member.channel) this.record?.add({ name: member.name, pid: member.pid });
    if (this.#stopping) await member.stop();
    return member;
  }

  /** Tracks a temporary program, such as a test run, until it ends. These stop first. */
  async host(member: Member): Promise<Exit> {
    this.#temporary.add(member);
    this.record?.add({ name: member.name, pid: member.pid });
    if (this.#stopping) await member.stop();
    const end = await member.exited;
    this.#temporary.delete(member);
    return end;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopLevels();
    return this.#stopping;
  }

  async #stopLevels(): Promise<void> {
    await Promise.all([...this.#temporary].map((member) => member.stop()));
    for (const level of [...this.#levels].reverse()) await Promise.all(level.map((entry) => entry.stop()));
  }

  /** Restarts programs that end. @returns the first that keeps failing */
  keepAlive(print: (line: string) => unknown): Promise<Member> {
    return new Promise((resolve, reject) => {
      for (const entry of this.#levels.flat())
        keepAlive(entry, { print, isStopping: () => this.#stopping !== null }).then(
          (lost) => lost && resolve(lost),
          reject,
        );
    });
  }
}
