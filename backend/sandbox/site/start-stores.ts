import { join } from 'node:path';
import { findPort, startOnFreePort } from '../processes/ports.ts';
import type { Secrets } from '../processes/secrets.ts';
import type { Stack } from '../processes/stack.ts';
import { startPostgres } from '../stores/postgres.ts';
import { startRedis } from '../stores/redis.ts';

const PREFERRED = { postgres: 54_320, redis: 63_790 };

interface Options {
  settings: { DATA_DIR: string; DATABASE_URL?: string | undefined; REDIS_URL?: string | undefined };
  secrets: Pick<Secrets, 'postgresPassword' | 'redisPassword'>;
  toolDir: string;
  throwAway?: boolean;
  ports?: Partial<Record<StoreName, number>>;
}
type StoreName = keyof typeof PREFERRED;

/** A URL is null if the settings name that store or if it is not available. */
interface Stores {
  superuserUrl: string | null;
  redisUrl: string | null;
  /** Path of PostgreSQL's log file. It is null if the settings name another PostgreSQL server. */
  postgresLog: string | null;
  /** Deletes a temporary database. Must be called only after the database has been stopped. */
  remove: () => void;
}

/** Starts PostgreSQL and Redis, except for a store that the settings already point to. */
export async function startStores(
  stack: Stack,
  { settings, secrets, toolDir, throwAway = false, ports = {} }: Options,
): Promise<Stores> {
  const dataDir = settings.DATA_DIR;
  const log = (name: string): string => join(dataDir, 'logs', `${name}.log`);
  // The port of each store is chosen only at its first start, because a restarted store must keep its port.
  const chosen: Partial<Record<StoreName, number>> = { ...ports };
  const startAt = async <T>(name: StoreName, start: (port: number) => Promise<T | null>): Promise<T | null> => {
    if (chosen[name]) return start(chosen[name]);
    const preferred = await findPort(throwAway ? undefined : PREFERRED[name]);
    return startOnFreePort(preferred, (port) => start((chosen[name] = port)));
  };
  const postgres = async () =>
    settings.DATABASE_URL
      ? null
      : startAt('postgres', (port) =>
          startPostgres({
            dir: join(dataDir, 'postgres'),
            port,
            password: secrets.postgresPassword,
            logFile: log('postgres'),
            throwAway,
          }),
        );
  const redis = async () =>
    settings.REDIS_URL
      ? null
      : startAt('redis', (port) =>
          startRedis({
            dir: join(dataDir, 'redis'),
            toolDir,
            port,
            password: secrets.redisPassword,
            logFile: log('redis'),
            throwAway,
          }),
        );
  const [database, queues] = await stack.level(postgres, redis);
  return {
    superuserUrl: database?.url ?? null,
    redisUrl: queues?.url ?? null,
    postgresLog: database?.logFile ?? null,
    remove: () => database?.remove(),
  };
}
