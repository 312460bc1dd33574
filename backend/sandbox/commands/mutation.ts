import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { runMutation } from '../mutation/run-mutation.ts';
import { makeDataDir, readSettings } from '../processes/environment.ts';
import { RunRecord } from '../processes/lock.ts';
import { Stack } from '../processes/stack.ts';
import { untilDone } from '../processes/until-stopped.ts';
import { prepare } from '../site/prepare.ts';
import { clearAbandoned, testData } from '../tests/test-data.ts';

const PAGE = join(ROOT, 'backend/docs/mutation.md');

/**
 * Runs `npm run test:all -- mutation`, which makes small mistakes (mutants) in the code, one at a time, and checks
 * whether a test fails. An interrupted run continues where it stopped; `--again` discards earlier results. Arguments
 * restrict the run to mutants with the given ids, or to source files whose path contains the given text.
 */
export async function mutation(args: string[]): Promise<number> {
  const base = makeDataDir(readSettings().DATA_DIR);
  await clearAbandoned(base);
  const node = await prepare(base, { server: false, site: false });
  const dataDir = testData(base);
  const record = new RunRecord(dataDir);
  await record.take('the mutation run');
  const stack = new Stack(record);
  const leftovers = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    return await untilDone(stack, () =>
      runMutation({
        node,
        stack,
        dataDir,
        ledgerFile: join(base, 'mutation.json'),
        logFile: join(base, 'logs/mutation.log'),
        toolDir: join(base, 'tools'),
        selected: args.filter((arg) => !arg.startsWith('-')),
        isAgain: args.includes('--again'),
        leftovers,
        writePage: (page) => {
          mkdirSync(join(PAGE, '..'), { recursive: true });
          writeFileSync(PAGE, page);
        },
      }),
    );
  } finally {
    for (const remove of leftovers.reverse()) remove();
  }
}
