import { join } from 'node:path';
import { startPostgres } from '../stores/postgres.mjs';
import { startRedis } from '../stores/redis.mjs';
import { findPort } from './ports.mjs';

const PREFERRED = { postgres: 54_320, redis: 63_790 };

/**
 * Starts the database and the queue store that the settings do not already point to.
 * @returns {{ superuserUrl: string | null, redisUrl: string | null }} what was started; null = the settings name one, or there is none
 */
export async function startStores(stack, { settings, secrets, toolDir, throwAway = false, ports = {} }) {
  const dataDir = settings.DATA_DIR;
  const log = (name) => join(dataDir, 'logs', `${name}.log`);
  const postgres = async () =>
    settings.DATABASE_URL
      ? null
      : startPostgres({
          dir: join(dataDir, 'postgres'),
          port: ports.postgres ?? (await findPort(throwAway ? undefined : PREFERRED.postgres)),
          password: secrets.postgresPassword,
          logFile: log('postgres'),
          throwAway,
        });
  const redis = async () =>
    settings.REDIS_URL
      ? null
      : startRedis({
          dir: join(dataDir, 'redis'),
          toolDir,
          port: ports.redis ?? (await findPort(throwAway ? undefined : PREFERRED.redis)),
          password: secrets.redisPassword,
          logFile: log('redis'),
          throwAway,
        });
  const [database, queues] = await stack.level(postgres, redis);
  return { superuserUrl: database?.url ?? null, redisUrl: queues?.url ?? null, remove: () => database?.remove() };
}
