import { join } from 'node:path';
import { withoutSiteSettings } from '../processes/environment.ts';
import { lastLines, startNode } from '../processes/processes.ts';
import { buildFrontend, buildServer } from '../site/build.ts';
import { browserTests } from './browser-tests.ts';
import type { Outcome, TestStep } from './schedule.ts';
import type { Kind, TestRun } from './selection.ts';
import { countJest } from './test-reports.ts';

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const JEST_KINDS = ['unit', 'frontend', 'medium'] as const;

/** Returns the steps of this test run in their preferred order. The dependencies between steps can change the order. */
export function testSteps(run: TestRun): TestStep[] {
  const { selection } = run;
  const built = (build: (node: string) => Promise<string>) => async (): Promise<Outcome> =>
    build(run.node).then(
      () => ({ passed: 1, failed: 0 }),
      (error) => ({ passed: 0, failed: 1, output: error.message }),
    );
  const all: (TestStep & { kind: Kind | readonly Kind[] })[] = [
    { name: 'server build', kind: 'build', run: built(buildServer) },
    { name: 'site build', kind: 'build', run: built(buildFrontend) },
    {
      name: 'Jest tests',
      kind: JEST_KINDS,
      // The Jest tests start after the site build, because one of the medium tests starts the built site.
      after: ['server build', 'site build'],
      run: () => jest(run),
    },
    {
      name: 'browser tests',
      kind: 'browser',
      needs: ['server build', 'site build'],
      // Browser tests measure timing in the page, so no other step may compete with them for the processor.
      after: ['Jest tests'],
      run: () => browserTests(run),
    },
  ];
  return all.filter(({ kind }) => [kind].flat().some(selection.wants));
}

/** Runs the selected tests in one Jest run. Six workers keep two processors busy: medium tests wait for stores. */
async function jest(run: TestRun): Promise<Outcome> {
  const { node, stack, dataDir, selection } = run;
  const projects = JEST_KINDS.filter(selection.wants);
  const report = join(dataDir, 'jest.json');
  const args = [
    ...JEST,
    '--selectProjects',
    ...projects,
    '--passWithNoTests',
    '--maxWorkers=6',
    '--json',
    `--outputFile=${report}`,
    ...selection.files.map((file) => `--testPathPatterns=${file}`),
  ];
  const logFile = join(dataDir, 'logs', 'jest.log');
  const stores = projects.includes('medium') ? await (await import('./test-stores.ts')).startTestStores(run) : {};
  const child = startNode(node, args, {
    name: 'Jest',
    env: { ...withoutSiteSettings(), NODE_ENV: 'test', ...stores },
    logFile,
  });
  const { code } = await stack.host(child);
  return countJest(report, { code: code ?? 1, output: lastLines(logFile, Infinity) });
}
