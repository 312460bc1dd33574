import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../bootstrap/plain-error.mjs';
import type { Member } from '../processes/keep-alive.ts';
import { endLeftover, lastLines, startProcess, type Running } from '../processes/processes.ts';
import { postgresHome, type PostgresHome } from './postgres-home.ts';

const MAJOR = 18;
const READY_WITHIN_MS = 60_000;
/**
 * Settings that keep people's data out of PostgreSQL's log. Failed statements are not logged, because their error
 * messages quote values. Other messages are logged without statements, details and parameters.
 */
export const PRIVATE_LOG = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
];
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

interface Options {
  dir: string;
  port: number;
  password: string;
  logFile: string;
  /** Whether PostgreSQL gives up durability for speed. Only tests set this option. */
  throwAway?: boolean;
}

export interface Postgres extends Member {
  url: string;
  pid: number | undefined;
  remove: () => void;
}

/** Starts a real PostgreSQL from the npm package, listening on 127.0.0.1 only. */
export async function startPostgres({ dir, port, password, logFile, throwAway = false }: Options): Promise<Postgres> {
  const home = postgresHome(dir);
  const data = join(home.dir, `pg${MAJOR}`);
  await endLeftoverPostgres(data);
  if (!existsSync(data)) createCluster(home, data, password);
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'max_connections=200',
    ...PRIVATE_LOG,
    ...(throwAway ? THROW_AWAY : []),
  ];
  const [command, args, identity] = home.as(home.bin('postgres'), [
    '-D',
    data,
    ...settings.flatMap((one) => ['-c', one]),
  ]);
  const server = startProcess(command, args, { name: 'PostgreSQL', logFile, env: home.env, ...identity });
  await untilReady(server, data);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    name: server.name,
    pid: server.pid,
    logFile: server.logFile,
    exited: server.exited,
    // SIGINT is PostgreSQL's signal for a fast shutdown, which ends all sessions and leaves the files consistent.
    stop: () => server.stop({ signal: 'SIGINT', timeoutMs: 20_000 }),
    remove: () => rmSync(home.dir, { recursive: true, force: true }),
  };
}

/** Stops a PostgreSQL server that a killed launcher left running on the given data directory. */
export async function endLeftoverPostgres(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  await endLeftover(pid, (command) => command.includes('postgres') && command.includes(data), 'SIGINT');
}

function createCluster(home: PostgresHome, data: string, password: string): void {
  const unfinished = `${data}.unfinished`;
  const passwordFile = `${data}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  home.own(passwordFile);
  // The root collation of ICU is used because it sorts accented letters in the same way on every system.
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=und'];
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const [command, args, identity] = home.as(home.bin('initdb'), [
    '-D',
    unfinished,
    '-E',
    'UTF8',
    '--no-sync',
    ...locale,
    ...access,
  ]);
  const made = spawnSync(command, args, { encoding: 'utf8', env: home.env, ...identity });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    throw new PlainError(`PostgreSQL could not create its files in ${home.dir}: ${reason(made)}`);
  }
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, data);
}

const reason = ({ error, stderr }: SpawnSyncReturns<string>): string =>
  error?.message ?? stderr.trim().split('\n').pop() ?? '';

async function untilReady(server: Running, data: string): Promise<void> {
  for (let waited = 0; waited < READY_WITHIN_MS; waited += 20) {
    if (server.hasExited()) break;
    if (isReady(data, server.pid)) return;
    await wait(20);
  }
  await server.stop({ signal: 'SIGINT' });
  throw new PlainError(
    `PostgreSQL did not start; its last words: ${lastLines(server.logFile, 3)} (log: ${server.logFile})`,
  );
}

// The first line of PostgreSQL's file postmaster.pid contains its process id, and the eighth line its status, such as
// "ready".
function isReady(data: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}
