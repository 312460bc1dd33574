import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { accepts } from '../setup/ports.mjs';
import { endLeftover, startProcess } from '../setup/processes.mjs';
import { unpackedRedis } from './redis-debian.mjs';

const READY_WITHIN_MS = 15_000;

/**
 * Starts a real Redis if the machine has one or Debian's package can be unpacked; 127.0.0.1 only.
 * @param {{ dir: string, toolDir: string, port: number, password: string, logFile: string, throwAway?: boolean }} options
 *   `toolDir` keeps the unpacked package, shared by all runs
 * @returns the running server, or null: the queues then run on PostgreSQL
 */
export async function startRedis({ dir, toolDir, port, password, logFile, throwAway = false }) {
  await endLeftoverRedis(dir);
  const program = findRedis(toolDir);
  if (!program) return null;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const configuration = join(dir, 'redis.conf');
  writeFileSync(configuration, configure({ dir, port, password, throwAway }), { mode: 0o600 });
  const server = startProcess(program.command, [configuration], { name: 'Redis', logFile, env: program.env, cwd: dir });
  for (let waited = 0; waited < READY_WITHIN_MS && !server.hasExited(); waited += 20) {
    if (await accepts(port)) {
      const url = `redis://:${password}@127.0.0.1:${port}`;
      return { url, pid: server.pid, exited: server.exited, stop: () => server.stop({ signal: 'SIGTERM' }) };
    }
    await wait(20);
  }
  await server.stop();
  return null;
}

/** Stops a server that a killed launcher left running in this directory. */
export async function endLeftoverRedis(dir) {
  const [pidFile, configuration] = ['redis.pid', 'redis.conf'].map((name) => join(dir, name));
  if (!existsSync(pidFile) || !existsSync(configuration)) return;
  const [, port] = /^port (\d+)/.exec(readFileSync(configuration, 'utf8')) ?? [];
  // Redis writes its address over its command line.
  const isIt = (command) => /(redis|valkey)-server/.test(command) && command.includes(`:${port}`);
  await endLeftover(Number(readFileSync(pidFile, 'utf8')), isIt);
}

function findRedis(toolDir) {
  if (process.env.SANDBOX_NO_REDIS === '1') return null;
  const onPath = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);
  return onPath ? { command: onPath, env: process.env } : unpackedRedis(toolDir);
}

// BullMQ needs "noeviction": a queue must never lose a job to make room.
const configure = ({ dir, port, password, throwAway }) => `port ${port}
bind 127.0.0.1
dir ${JSON.stringify(dir)}
pidfile ${JSON.stringify(join(dir, 'redis.pid'))}
requirepass ${password}
maxmemory-policy noeviction
appendonly ${throwAway ? 'no' : 'yes'}
save ""
daemonize no
`;
