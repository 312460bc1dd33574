import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { commandLine, endLeftover, isAlive } from './processes.ts';

const isLauncher = (command: string): boolean => command.includes('run.mjs');
const isOurs = (command: string): boolean => command.includes(ROOT);

interface Program {
  name: string;
  pid: number;
}
interface Content {
  pid?: number;
  what?: string;
  programs?: Program[];
}

/**
 * A file in the data folder that records which launcher uses the folder, and its programs. A second launcher is
 * refused. After a launcher was killed, the next one first ends the programs that were left running.
 */
export class RunRecord {
  readonly #file: string;
  #programs: Program[] = [];
  #what = '';

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'running.json');
  }

  /** @throws PlainError if another launcher uses the folder */
  async take(whatRuns: string): Promise<void> {
    const { pid, programs = [], what } = this.#read();
    if (pid && isAlive(pid) && isLauncher(commandLine(pid))) {
      throw new PlainError(
        `It is already running (${what}): use that one, or stop it with "kill ${pid}" and start again.`,
      );
    }
    for (const { pid } of programs) await endLeftover(pid, isOurs);
    rmSync(this.#file, { force: true });
    this.#what = whatRuns;
    this.#write('wx');
  }

  add({ name, pid }: { name: string; pid: number | undefined }): void {
    if (pid === undefined) return;
    this.#programs.push({ name, pid });
    this.#write('w');
  }

  release(): void {
    rmSync(this.#file, { force: true });
  }

  #read(): Content {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8'));
    } catch {
      return {};
    }
  }

  #write(flag: 'w' | 'wx'): void {
    try {
      writeFileSync(this.#file, JSON.stringify({ pid: process.pid, what: this.#what, programs: this.#programs }), {
        flag,
        mode: 0o600,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST')
        throw new PlainError('It was started twice at the same moment: use the other one.');
      throw error;
    }
  }
}

/** Runs work that changes node_modules or dist. A second process waits for the first one. */
export async function oneAtATime<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const file = join(dataDir, 'setup.pid');
  while (!claim(file)) await wait(250);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(readHolder(file));
    if (holder !== process.pid && !isLauncher(commandLine(holder))) rmSync(file, { force: true });
    return false;
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
