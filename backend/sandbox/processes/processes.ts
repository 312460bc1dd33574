import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../bootstrap/root.mjs';

const LOG_LIMIT_BYTES = 10_000_000;
const WITH_PARENT = pathToFileURL(`${ROOT}/backend/sandbox/bootstrap/with-parent.mjs`).href;

export type Env = NodeJS.ProcessEnv;

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

interface StopOptions {
  signal?: NodeJS.Signals;
  /** How long, in milliseconds, a program is given to stop by itself before its whole process group is killed. */
  timeoutMs?: number;
}

export interface Running {
  name: string;
  pid: number | undefined;
  /** Whether the program watches an IPC channel, and therefore stops by itself when the launcher ends. */
  channel: boolean;
  logFile: string;
  exited: Promise<Exit>;
  hasExited: () => boolean;
  stop: (options?: StopOptions) => Promise<void>;
}

interface StartOptions extends Omit<SpawnOptions, 'stdio' | 'detached'> {
  name: string;
  logFile: string;
  channel?: boolean;
}

/** Runs in a process group of its own, so that Ctrl-C reaches only the launcher. Output goes to `logFile`. */
export function startProcess(
  command: string,
  args: readonly string[],
  { name, env = process.env, logFile, channel = false, ...rest }: StartOptions,
): Running {
  prepareLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const child: ChildProcess = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: channel ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
    detached: true,
    ...rest,
  });
  closeSync(log);
  // An error of the IPC channel is ignored, because it only means that the process has ended, and the "exit" event
  // reports that too.
  child.on('error', () => {});
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: null, signal: null }));
  });
  // An open IPC channel would keep the launcher running, so `unref` is called. The type definitions do not list this
  // method for channels.
  if (channel) (child.channel as { unref?: () => void } | null | undefined)?.unref?.();
  return {
    name,
    pid: child.pid,
    channel,
    logFile,
    exited,
    hasExited: () => hasEnded(child),
    stop: (options) => stopChild(child, exited, options),
  };
}

function prepareLog(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`);
}

export const startNode = (node: string, args: readonly string[], options: StartOptions): Running =>
  startProcess(node, ['--import', `${WITH_PARENT}?launcher=${process.pid}`, ...args], { ...options, channel: true });

/** Connected to the terminal's input and output. @returns the exit code */
export async function runInForeground(node: string, path: string, args: readonly string[], env: Env): Promise<number> {
  const child = spawn(node, ['--enable-source-maps', `dist/${path}.js`, ...args], { cwd: ROOT, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

// A process that was killed by a signal has a `signalCode` but no `exitCode`, so both are checked.
const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

async function stopChild(
  child: ChildProcess,
  exited: Promise<Exit>,
  { signal = 'SIGTERM', timeoutMs = 10_000 }: StopOptions = {},
): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  child.kill(signal);
  const late = await Promise.race([exited, wait(timeoutMs, 'late', { ref: false })]);
  if (late !== 'late') return;
  killGroup(child.pid);
  await exited;
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // `kill` fails if the process group has already ended. Nothing is left to kill in that case.
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Empty if there is no such process. It shows whether a recorded id now belongs to another program. */
export function commandLine(pid: number): string {
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-ww', '-p', String(pid)], { encoding: 'utf8' });
  // A zombie process, which has ended but has not been collected by its parent, counts as gone.
  if (stdout) return stdout.includes('<defunct>') ? '' : stdout.trim();
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** Ends a process that a killed launcher left running, unless its id now belongs to another program. */
export async function endLeftover(
  pid: number,
  belongsToUs: (command: string) => boolean,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (!Number.isInteger(pid) || pid <= 1) return;
  const isThere = () => isAlive(pid) && belongsToUs(commandLine(pid));
  if (!isThere()) return;
  process.kill(pid, signal);
  for (let waited = 0; isThere() && waited < 10_000; waited += 50) await wait(50);
  if (isThere()) process.kill(pid, 'SIGKILL');
}

export function lastLines(file: string, count = 20): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}
