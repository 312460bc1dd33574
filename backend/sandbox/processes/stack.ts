import { PlainError } from '../bare/plain-error.mjs';
import { keepAlive, type Member, type Place } from './keep-alive.ts';
import type { RunRecord } from './lock.ts';
import type { Exit } from './processes.ts';

type Start<T extends Member | null> = () => Promise<T>;
interface PlaceInLevel extends Place {
  starting: Promise<Member | null> | null;
  stop: () => Promise<void>;
}

/**
 * All programs that have been started, grouped in levels. The last level stops first, and the programs of one level
 * stop together.
 */
export class Stack {
  #levels: PlaceInLevel[][] = [];
  readonly #guests = new Set<Member>();
  #stopping: Promise<void> | null = null;
  readonly record: RunRecord | undefined;

  constructor(record?: RunRecord) {
    this.record = record;
  }

  /**
   * Starts the programs of the next level concurrently. Each `start` resolves to the started program, or to null if
   * there is nothing to start.
   */
  async level<T extends (Member | null)[]>(...starts: { [Index in keyof T]: Start<T[Index]> }): Promise<T> {
    if (this.#stopping) throw new PlainError('Stopped.');
    const level: PlaceInLevel[] = [];
    this.#levels.push(level);
    const places = starts.map((start) => this.#place(start));
    const results = await Promise.allSettled(
      places.map(async (place) => {
        const member = await place.start();
        if (member) level.push(place);
        return member;
      }),
    );
    return results.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    }) as T;
  }

  /** Creates the entry for one program, with a function that starts it again and one that stops it. */
  #place(start: Start<Member | null>): PlaceInLevel {
    const place: PlaceInLevel = {
      member: null,
      starting: null,
      start: () => (place.starting = this.#startAt(place, start)),
      stop: async () => {
        await place.starting?.catch(() => {});
        await place.member?.stop();
      },
    };
    return place;
  }

  async #startAt(place: PlaceInLevel, start: Start<Member | null>): Promise<Member | null> {
    const member = await start();
    if (!member) return null;
    place.member = member;
    // PostgreSQL and Redis are not recorded in the lock file, because they have PID files of their own and are stopped
    // by other signals.
    if (member.channel) this.record?.add({ name: member.name, pid: member.pid });
    if (this.#stopping) await member.stop();
    return member;
  }

  /**
   * Tracks a temporary program, such as a test run or a restarted server, until it ends. When everything stops,
   * temporary programs stop first.
   */
  async host(member: Member): Promise<Exit> {
    this.#guests.add(member);
    this.record?.add({ name: member.name, pid: member.pid });
    if (this.#stopping) await member.stop();
    const end = await member.exited;
    this.#guests.delete(member);
    return end;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopLevels();
    return this.#stopping;
  }

  async #stopLevels(): Promise<void> {
    await Promise.all([...this.#guests].map((guest) => guest.stop()));
    for (const level of [...this.#levels].reverse()) await Promise.all(level.map((place) => place.stop()));
  }

  /**
   * Restarts programs that end unexpectedly.
   * @returns the first program that keeps failing
   */
  keepAlive(print: (line: string) => unknown): Promise<Member> {
    return new Promise((resolve, reject) => {
      for (const place of this.#levels.flat())
        keepAlive(place, { print, isStopping: () => this.#stopping !== null }).then(
          (lost) => lost && resolve(lost),
          reject,
        );
    });
  }
}
