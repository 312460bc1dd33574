import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Member } from '../processes/keep-alive.ts';
import { accepts } from '../processes/ports.ts';
import { endLeftover, startProcess, type Env } from '../processes/processes.ts';
import { unpackedRedis } from './redis-debian.ts';

const READY_WITHIN_MS = 60_000;

interface Options {
  dir: string;
  /** Folder of the unpacked Redis package, shared by all runs. */
  toolDir: string;
  port: number;
  password: string;
  logFile: string;
  throwAway?: boolean;
}

export interface Redis extends Member {
  url: string;
}

/** @returns null if none is installed or can be unpacked. The queues then use PostgreSQL. */
export async function startRedis({
  dir,
  toolDir,
  port,
  password,
  logFile,
  throwAway = false,
}: Options): Promise<Redis | null> {
  await endLeftoverRedis(dir);
  const program = findRedis(toolDir);
  if (!program) return null;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const configuration = join(dir, 'redis.conf');
  writeFileSync(configuration, configure({ dir, port, password, throwAway }), { mode: 0o600 });
  const server = startProcess(program.command, [configuration], { name: 'Redis', logFile, env: program.env, cwd: dir });
  for (let waited = 0; waited < READY_WITHIN_MS && !server.hasExited(); waited += 20) {
    if (isOwn(dir, server.pid) && (await accepts(port))) {
      const url = `redis://:${password}@127.0.0.1:${port}`;
      const { name, pid, logFile, exited } = server;
      return { url, name, pid, logFile, exited, stop: () => server.stop({ signal: 'SIGTERM' }) };
    }
    await wait(20);
  }
  await server.stop();
  return null;
}

// Redis writes its process id after it has taken its port. Before, another program may answer there.
function isOwn(dir: string, pid: number | undefined): boolean {
  const pidFile = join(dir, 'redis.pid');
  return existsSync(pidFile) && Number(readFileSync(pidFile, 'utf8')) === pid;
}

export async function endLeftoverRedis(dir: string): Promise<void> {
  const pidFile = join(dir, 'redis.pid');
  const configuration = join(dir, 'redis.conf');
  if (!existsSync(pidFile) || !existsSync(configuration)) return;
  const [, port] = /^port (\d+)/.exec(readFileSync(configuration, 'utf8')) ?? [];
  // Redis replaces the command line of its process with its own name and address, so the server is recognized by this
  // name and address.
  const isIt = (command: string): boolean => /(redis|valkey)-server/.test(command) && command.includes(`:${port}`);
  await endLeftover(Number(readFileSync(pidFile, 'utf8')), isIt);
}

function findRedis(toolDir: string): { command: string; env: Env } | null {
  if (process.env['SANDBOX_NO_REDIS'] === '1') return null;
  const onPath = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);
  return onPath ? { command: onPath, env: process.env } : unpackedRedis(toolDir);
}

// BullMQ needs the policy "noeviction", because a queue must never lose a job when memory runs out.
const configure = ({ dir, port, password, throwAway }: Omit<Options, 'toolDir' | 'logFile'>): string => `port ${port}
bind 127.0.0.1
dir ${JSON.stringify(dir)}
pidfile ${JSON.stringify(join(dir, 'redis.pid'))}
requirepass ${password}
maxmemory-policy noeviction
appendonly ${throwAway ? 'no' : 'yes'}
save ""
daemonize no
`;
