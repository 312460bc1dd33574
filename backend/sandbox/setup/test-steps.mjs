import { join } from 'node:path';
import { buildFrontend, buildServer } from './build.mjs';
import { browserTests } from './browser-tests.mjs';
import { withoutSiteSettings } from './environment.mjs';
import { PlainError } from './plain-error.mjs';
import { lastLines, startNode } from './processes.mjs';
import { localSecrets } from './secrets.mjs';
import { STATIC_STEPS } from './static-steps.mjs';
import { countJest, countStep } from './test-reports.mjs';

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
// A busy machine must not turn a slow test into a failed one; Jest's own limit is five seconds.
const PATIENT = '--testTimeout=60000';
export const KINDS = ['build', 'lock', 'types', 'lint', 'walls', 'unit', 'frontend', 'medium', 'browser'];
const isBrowserTest = (file) => file.includes('e2e');

/** `--only=unit,medium` chooses kinds of test; any other word is a file or a part of its path. */
export function readTestArguments(args) {
  const only = args.filter((arg) => arg.startsWith('--only=')).flatMap((arg) => arg.slice('--only='.length).split(','));
  const stray = [...only.filter((kind) => !KINDS.includes(kind)), ...args.filter((arg) => arg.startsWith('-') && !arg.startsWith('--only='))];
  if (stray.length > 0) throw new PlainError(`"${stray[0]}" is not understood: use --only= with ${KINDS.join(', ')}, or name files.`);
  const files = args.filter((arg) => !arg.startsWith('-'));
  const kinds = only.length > 0 ? only : kindsFor(files);
  return { files, wants: (kind) => kinds.includes(kind) || (kind === 'build' && kinds.includes('browser')) };
}

function kindsFor(files) {
  if (files.length === 0) return KINDS;
  const others = files.every(isBrowserTest) ? [] : ['unit', 'frontend', 'medium'];
  return files.some(isBrowserTest) ? [...others, 'browser'] : others;
}

/** The steps of this run, in the order in which they are begun where nothing else decides. */
export function testSteps(run) {
  const { node, wish } = run;
  const statics = STATIC_STEPS.map(({ name, kind, run: judge }) => ({ name, kind, run: async () => countStep(await judge(node)) }));
  const built = (build) => async () => build(node).then(() => ({ passed: 1, failed: 0 }), (error) => ({ passed: 0, failed: 1, output: error.message }));
  const all = [
    { name: 'server build', kind: 'build', run: built(buildServer) },
    { name: 'site build', kind: 'build', run: built(buildFrontend) },
    ...statics,
    { name: 'unit tests', kind: 'unit', run: () => jest(run, 'unit') },
    { name: 'frontend tests', kind: 'frontend', run: () => jest(run, 'frontend') },
    { name: 'medium tests', kind: 'medium', run: () => mediumTests(run) },
    {
      name: 'browser tests',
      kind: 'browser',
      needs: ['server build', 'site build'],
      // They measure a page's behaviour in time, so nothing else may compete with them.
      after: ['unit tests', 'frontend tests', 'medium tests'],
      run: () => browserTests(run),
    },
  ];
  return all.filter(({ kind }) => wish.wants(kind));
}

async function jest({ node, stack, dataDir, wish }, project, env = {}) {
  const report = join(dataDir, `${project}.json`);
  const args = [...JEST, '--selectProjects', project, '--passWithNoTests', '--maxWorkers=2', PATIENT, '--json', `--outputFile=${report}`, ...wish.files];
  const logFile = join(dataDir, 'logs', `jest-${project}.log`);
  const child = startNode(node, args, { name: `Jest (${project})`, env: { ...withoutSiteSettings(), NODE_ENV: 'test', ...env }, logFile });
  const { code } = await stack.host(child);
  return countJest(report, { code, output: lastLines(logFile, Infinity) });
}

async function mediumTests(run) {
  const { startStores } = await import('./stores.mjs');
  const { stack, dataDir, toolDir, leftovers } = run;
  const stores = await startStores(stack, { settings: { DATA_DIR: dataDir }, secrets: localSecrets(dataDir).secrets, toolDir, throwAway: true });
  leftovers.push(stores.remove);
  const urls = { TEST_PG_URL: stores.superuserUrl, ...(stores.redisUrl && { TEST_REDIS_URL: stores.redisUrl }) };
  return jest(run, 'medium', urls);
}
