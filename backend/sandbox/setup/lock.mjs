import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from './plain-error.mjs';
import { commandLine, endLeftover, isAlive, ROOT } from './processes.mjs';

const isLauncher = (command) => command.includes('run.mjs');
const isOurs = (command) => command.includes(ROOT);

/**
 * A file that says which launcher uses this data folder and which programs it has started. A second launcher is refused;
 * one that finds the record of a killed launcher first ends what that one left behind.
 */
export class RunRecord {
  #file;
  #pids = [];

  constructor(dataDir) {
    this.#file = join(dataDir, 'running.json');
  }

  async take(whatRuns) {
    const { pid, programs = [], what } = this.#read();
    if (pid && isAlive(pid) && isLauncher(commandLine(pid))) {
      throw new PlainError(`It is already running (${what}): use that one, or stop it with "kill ${pid}" and start again.`);
    }
    for (const program of programs) await endLeftover(program, isOurs);
    rmSync(this.#file, { force: true });
    this.what = whatRuns;
    this.#write('wx');
  }

  note(pid) {
    this.#pids.push(pid);
    this.#write('w');
  }

  release() {
    rmSync(this.#file, { force: true });
  }

  #read() {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8'));
    } catch {
      return {};
    }
  }

  #write(flag) {
    try {
      writeFileSync(this.#file, JSON.stringify({ pid: process.pid, what: this.what, programs: this.#pids }), { flag, mode: 0o600 });
    } catch (error) {
      if (error.code === 'EEXIST') throw new PlainError('It was started twice at the same moment: use the other one.');
      throw error;
    }
  }
}

/** Lets one set-up at a time work on node_modules and dist; a second one waits for the first. */
export async function alone(dataDir, work) {
  const file = join(dataDir, 'setup.pid');
  while (!claim(file)) await wait(250);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function claim(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = Number(readHolder(file));
    if (holder !== process.pid && !isLauncher(commandLine(holder))) rmSync(file, { force: true });
    return false;
  }
}

function readHolder(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
