import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endLeftoverPostgres } from '../stores/postgres.mjs';
import { endLeftoverRedis } from '../stores/redis.mjs';
import { makeDataDir } from './environment.mjs';
import { isAlive } from './processes.mjs';

/** A folder for this run alone. */
export const testData = (base) => makeDataDir(join(base, `test-${process.pid}`));

/** Removes what test runs that were killed left behind, their stores included. */
export async function clearAbandoned(base) {
  for (const name of readdirSync(base)) {
    const pid = Number(/^test-(\d+)$/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const dir = join(base, name);
    await endLeftoverPostgres(join(dir, 'postgres/pg18'));
    await endLeftoverRedis(join(dir, 'redis'));
    rmSync(dir, { recursive: true, force: true });
  }
}
