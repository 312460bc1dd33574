import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDatabase } from '../stores/database.mjs';
import { PlainError } from './plain-error.mjs';
import { lastLines, startNode } from './processes.mjs';
import { standIns } from './stand-ins.mjs';
import { startStores } from './stores.mjs';

const READY_WITHIN_MS = 60_000;
const MIGRATED_WITHIN_MS = 300_000;

export const BACKEND = { name: 'backend', program: 'dist/backend/src/main.js' };
export const WORKERS = { name: 'workers', program: 'dist/workers/src/main.js' };

/**
 * Brings up everything behind the website: stores, migrations, stand-ins for whatever the settings do not name, and,
 * unless `programs` says otherwise, backend and workers.
 * @returns {{ env: Record<string, string>, remove: () => void }} the environment the programs run with; `remove` clears
 *   away a throw-away database once it has stopped
 */
export async function startSite({ node, settings, secrets, stack, step, toolDir, throwAway = false, programs = [BACKEND, WORKERS] }) {
  const { env, standIn } = await standIns({ node, settings, secrets, throwAway });
  let remove = () => {};
  await step('Database and queue store', async () => {
    const { superuserUrl, redisUrl, ...stores } = await startStores(stack, { settings, secrets, toolDir, throwAway });
    remove = stores.remove;
    if (superuserUrl) Object.assign(env, await ensureDatabase(superuserUrl, secrets));
    if (redisUrl) env.REDIS_URL = redisUrl;
    return env.REDIS_URL ? undefined : 'no Redis on this machine: queues run on PostgreSQL';
  });
  await Promise.all([
    step('Database shape', () => migrate(node, env)),
    standIn.length > 0 && step('Stand-ins', () => stack.level(...standIn.map(({ start }) => start)).then(() => standIn.map(({ name }) => name).join(', '))),
  ]);
  if (programs.length > 0) {
    await step('Backend and workers', async () => {
      const started = await stack.level(...programs.map((program) => async () => startProgram(node, program, env)));
      await untilReady(started, env);
    });
  }
  return { env, remove };
}

export const startProgram = (node, { name, program }, env) =>
  startNode(node, ['--enable-source-maps', program], { name, env, logFile: join(env.DATA_DIR, 'logs', `${name}.log`) });

async function migrate(node, env) {
  const run = startProgram(node, { name: 'migrate', program: 'dist/backend/src/migrate.js' }, env);
  const late = wait(MIGRATED_WITHIN_MS, { code: 'too slow' }, { ref: false });
  const { code } = await Promise.race([run.exited, late]);
  await run.stop();
  if (code !== 0) throw new PlainError(`The database could not be brought to its newest shape:\n${lastLines(run.logFile, 12)}\n(log: ${run.logFile})`);
}

/** Ready is what /health/ready says. A program that ends before that is the reason why it never will. */
export async function untilReady(started, env) {
  const url = `http://127.0.0.1:${env.PORT}/health/ready`;
  for (let waited = 0; waited < READY_WITHIN_MS; waited += 50) {
    const ended = started.find((program) => program.hasExited());
    if (ended) throw new PlainError(`The ${ended.name} did not start; its last words:\n${lastLines(ended.logFile, 12)}\n(log: ${ended.logFile})`);
    if (await isReady(url)) return;
    await wait(50);
  }
  const logs = started.map(({ logFile }) => logFile).join(', ');
  throw new PlainError(`The website did not get ready within a minute: see ${url} and the logs (${logs}).`);
}

async function isReady(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
