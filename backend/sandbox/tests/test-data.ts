import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '../processes/environment.ts';
import { isAlive } from '../processes/processes.ts';
import { endLeftoverPostgres } from '../stores/postgres.ts';
import { endLeftoverRedis } from '../stores/redis.ts';

export const testData = (base: string): string => makeDataDir(join(base, `test-${process.pid}`));

export async function clearAbandoned(base: string): Promise<void> {
  for (const name of readdirSync(base)) {
    const pid = Number(/^test-(\d+)$/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const dir = join(base, name);
    await endLeftoverPostgres(join(dir, 'postgres/pg18'));
    await endLeftoverRedis(join(dir, 'redis'));
    rmSync(dir, { recursive: true, force: true });
  }
}
