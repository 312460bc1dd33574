import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The project's folder. This file also runs compiled, one folder deeper: the project is where the packages are listed. */
export const ROOT = ['../../..', '../../../..'].map((up) => fileURLToPath(new URL(up, import.meta.url)).replace(/\/$/, '')).find((dir) => existsSync(join(dir, 'package-lock.json')));
const LOG_LIMIT_BYTES = 10_000_000;
const WITH_PARENT = pathToFileURL(`${ROOT}/backend/sandbox/setup/with-parent.mjs`).href;

/**
 * Starts a long-lived program in its own process group, so that Ctrl-C in the terminal reaches the launcher alone
 * and the launcher decides the order in which things stop. Output goes to `logFile`.
 */
export function startProcess(command, args, { name, env = process.env, logFile, channel = false, ...rest }) {
  prepareLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const stdio = channel ? ['ignore', log, log, 'ipc'] : ['ignore', log, log];
  const child = spawn(command, args, { cwd: ROOT, env, stdio, detached: true, ...rest });
  closeSync(log);
  // An error on the channel means the process is gone; 'exit' tells that story.
  child.on('error', () => {});
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
  });
  if (channel) child.channel?.unref();
  return { name, pid: child.pid, channel, logFile, exited, hasExited: () => hasEnded(child), stop: (options) => stopChild(child, exited, options) };
}

function prepareLog(file) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`);
}

/** Starts a Node program that stops by itself when this launcher is gone. */
export const startNode = (node, args, options) =>
  startProcess(node, ['--import', `${WITH_PARENT}?launcher=${process.pid}`, ...args], { ...options, channel: true });

// A child killed by a signal has a signalCode and no exitCode.
const hasEnded = (child) => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

async function stopChild(child, exited, { signal = 'SIGTERM', patienceMs = 10_000 } = {}) {
  if (hasEnded(child)) return;
  child.kill(signal);
  const late = await Promise.race([exited, wait(patienceMs, 'late', { ref: false })]);
  if (late !== 'late') return;
  killGroup(child.pid);
  await exited;
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The command line of a process, or '' if there is none: a process id alone may have been given to somebody else. */
export function commandLine(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-ww', '-p', String(pid)], { encoding: 'utf8' });
  // A process that has ended but was not yet collected by its parent counts as gone.
  if (stdout) return stdout.includes('<defunct>') ? '' : stdout.trim();
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** Ends a process that an earlier, killed launcher left behind, if it still is the one we mean. */
export async function endLeftover(pid, belongsToUs, signal = 'SIGTERM') {
  if (!Number.isInteger(pid) || pid <= 1) return;
  const isThere = () => isAlive(pid) && belongsToUs(commandLine(pid));
  if (!isThere()) return;
  process.kill(pid, signal);
  for (let waited = 0; isThere() && waited < 10_000; waited += 50) await wait(50);
  if (isThere()) process.kill(pid, 'SIGKILL');
}

export function lastLines(file, count = 20) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}
