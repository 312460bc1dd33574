import { join } from 'node:path';
import { withoutSiteSettings } from '../processes/environment.ts';
import { lastLines, startNode } from '../processes/processes.ts';
import { localSecrets } from '../processes/secrets.ts';
import { buildFrontend, buildServer } from '../site/build.ts';
import { browserTests } from './browser-tests.ts';
import type { Outcome, TestStep } from './schedule.ts';
import type { Kind, TestRun } from './selection.ts';
import { STATIC_STEPS } from './static-steps.ts';
import { countJest, countStep } from './test-reports.ts';

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
/** Returns the steps of this test run in their preferred order. The dependencies between steps can change the order. */
export function testSteps(run: TestRun): TestStep[] {
  const { node, selection } = run;
  const statics = STATIC_STEPS.map(({ name, kind, run: judge }) => ({
    name,
    kind,
    run: async () => countStep(await judge(node)),
  }));
  const built = (build: (node: string) => Promise<string>) => async (): Promise<Outcome> =>
    build(node).then(
      () => ({ passed: 1, failed: 0 }),
      (error) => ({ passed: 0, failed: 1, output: error.message }),
    );
  const all: (TestStep & { kind: Kind })[] = [
    { name: 'server build', kind: 'build', run: built(buildServer) },
    { name: 'site build', kind: 'build', run: built(buildFrontend) },
    ...statics,
    { name: 'unit tests', kind: 'unit', run: () => jest(run, 'unit') },
    { name: 'frontend tests', kind: 'frontend', run: () => jest(run, 'frontend') },
    // The medium tests run after the site build, because one of them starts the built site.
    { name: 'medium tests', kind: 'medium', after: ['server build', 'site build'], run: () => mediumTests(run) },
    {
      name: 'browser tests',
      kind: 'browser',
      needs: ['server build', 'site build'],
      // Browser tests measure timing in the page, so no other step may compete with them for the processor.
      after: ['unit tests', 'frontend tests', 'medium tests'],
      run: () => browserTests(run),
    },
  ];
  return all.filter(({ kind }) => selection.wants(kind));
}

async function jest(
  { node, stack, dataDir, selection }: TestRun,
  project: string,
  env: Record<string, string> = {},
): Promise<Outcome> {
  const report = join(dataDir, `${project}.json`);
  const args = [
    ...JEST,
    '--selectProjects',
    project,
    '--passWithNoTests',
    '--maxWorkers=2',
    '--json',
    `--outputFile=${report}`,
    ...selection.files,
  ];
  const logFile = join(dataDir, 'logs', `jest-${project}.log`);
  const child = startNode(node, args, {
    name: `Jest (${project})`,
    env: { ...withoutSiteSettings(), NODE_ENV: 'test', ...env },
    logFile,
  });
  const { code } = await stack.host(child);
  return countJest(report, { code: code ?? 1, output: lastLines(logFile, Infinity) });
}

async function mediumTests(run: TestRun): Promise<Outcome> {
  const { startStores } = await import('../site/start-stores.ts');
  const { stack, dataDir, toolDir, leftovers } = run;
  const stores = await startStores(stack, {
    settings: { DATA_DIR: dataDir },
    secrets: localSecrets(dataDir),
    toolDir,
    throwAway: true,
  });
  leftovers.push(stores.remove);
  const urls = {
    TEST_PG_URL: stores.superuserUrl ?? '',
    ...(stores.redisUrl && { TEST_REDIS_URL: stores.redisUrl }),
    TEST_TOOL_DIR: toolDir,
  };
  return jest(run, 'medium', urls);
}
