import { localSecrets } from '../processes/secrets.ts';
import { startStores } from '../site/start-stores.ts';
import type { TestRun } from './selection.ts';

/** The database is deleted at the end. @returns the environment by which tests find the stores */
export async function startTestStores({
  stack,
  dataDir,
  toolDir,
  leftovers,
}: Pick<TestRun, 'stack' | 'dataDir' | 'toolDir' | 'leftovers'>): Promise<Record<string, string>> {
  const { superuserUrl, redisUrl, postgresLog, remove } = await startStores(stack, {
    settings: { DATA_DIR: dataDir },
    secrets: localSecrets(dataDir),
    toolDir,
    throwAway: true,
  });
  leftovers.push(remove);
  return {
    TEST_PG_URL: superuserUrl ?? '',
    TEST_PG_LOG: postgresLog ?? '',
    ...(redisUrl && { TEST_REDIS_URL: redisUrl }),
    TEST_TOOL_DIR: toolDir,
  };
}
