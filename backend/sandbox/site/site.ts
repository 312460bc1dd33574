import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../bootstrap/plain-error.mjs';
import type { Settings } from '../processes/environment.ts';
import { lastLines, startNode, type Running } from '../processes/processes.ts';
import type { Secrets } from '../processes/secrets.ts';
import type { Stack } from '../processes/stack.ts';
import type { Step } from '../processes/step.ts';
import { ensureDatabase } from '../stores/database.ts';
import { standIns } from './stand-ins.ts';
import { startStores } from './start-stores.ts';

const READY_WITHIN_MS = 180_000;
/** Rare enough for the limit on calls from one address (`anyCall`), even if the site takes the whole time to start. */
const ASKED_EVERY_MS = 400;
const MIGRATED_WITHIN_MS = 300_000;
/** Exit code of a program that refuses a setting. Its own words already say so. */
const REFUSED = 78;

interface Program {
  name: string;
  program: string;
  /** Withheld, so that an attacker who takes over the program cannot read them. */
  withheld: readonly string[];
}
/** What migrations and commands alone need. */
const OWNER_SETTINGS = ['DATABASE_ADMIN_URL', 'SUPERADMIN_PASSWORD', 'BACKUP_KEY'];
export const BACKEND: Program = {
  name: 'backend',
  program: 'dist/backend/src/main.js',
  withheld: [...OWNER_SETTINGS, 'AUDIT_KEY', 'AUDIT_HEAD_FILE', 'AUDIT_HEAD_COPY'],
};
export const WORKERS: Program = { name: 'workers', program: 'dist/workers/src/main.js', withheld: OWNER_SETTINGS };
const MIGRATIONS: Program = {
  name: 'migrate',
  program: 'dist/backend/src/commands/migrate.js',
  withheld: ['AUDIT_KEY', 'AUDIT_HEAD_FILE', 'AUDIT_HEAD_COPY', 'BACKUP_KEY'],
};

interface Options {
  node: string;
  settings: Settings;
  secrets: Secrets;
  stack: Stack;
  step: Step;
  toolDir: string;
  throwAway?: boolean;
  programs?: readonly Program[];
}

/**
 * Starts everything that the website needs: the stores, the migrations, and stand-ins for the services that the
 * settings do not name. It also starts the backend and the workers, unless `programs` names other programs.
 * @returns the programs' environment, and a function `remove` that deletes a temporary database after it has been
 * stopped
 */
export async function startSite({
  node,
  settings,
  secrets,
  stack,
  step,
  toolDir,
  throwAway = false,
  programs = [BACKEND, WORKERS],
}: Options): Promise<{ env: Settings; remove: () => void }> {
  const { env, standIn } = await standIns({ node, settings, secrets, throwAway });
  let remove = (): void => {};
  await step('Database and queue store', async () => {
    const { superuserUrl, redisUrl, ...stores } = await startStores(stack, { settings, secrets, toolDir, throwAway });
    remove = stores.remove;
    if (superuserUrl) Object.assign(env, await ensureDatabase(superuserUrl, secrets));
    if (redisUrl) env['REDIS_URL'] = redisUrl;
    return env['REDIS_URL'] ? undefined : 'no Redis on this machine: queues run on PostgreSQL';
  });
  await Promise.all([
    step('Database shape', () => migrate(node, env)),
    standIn.length > 0 &&
      step('Stand-ins', () =>
        stack.level(...standIn.map(({ start }) => start)).then(() => standIn.map(({ name }) => name).join(', ')),
      ),
  ]);
  if (programs.length > 0) {
    await step('Backend and workers', async () => {
      const started = await stack.level(...programs.map((program) => async () => startProgram(node, program, env)));
      await untilReady(started, env);
    });
  }
  return { env, remove };
}

export function startProgram(node: string, { name, program, withheld }: Program, env: Settings): Running {
  const given = {
    // NODE_COMPILE_CACHE names a folder in which Node stores the compiled code of all modules when a program ends, so
    // that the next start is faster.
    NODE_COMPILE_CACHE: join(env.DATA_DIR, 'compile-cache'),
    ...Object.fromEntries(Object.entries(env).filter(([setting]) => !withheld.includes(setting))),
  };
  const logFile = join(env.DATA_DIR, 'logs', `${name}.log`);
  return startNode(node, ['--enable-source-maps', program], { name, env: given, logFile });
}

/** @throws PlainError if that fails, or if a setting is refused */
export async function migrate(node: string, env: Settings): Promise<void> {
  const run = startProgram(node, MIGRATIONS, env);
  const late = wait(MIGRATED_WITHIN_MS, { code: null }, { ref: false });
  const { code } = await Promise.race([run.exited, late]);
  await run.stop();
  if (code === 0) return;
  const heading = code === REFUSED ? '' : 'The database could not be brought to its newest shape:\n';
  throw new PlainError(`${heading}${lastLines(run.logFile, 12)}\n(log: ${run.logFile})`);
}

/** @throws PlainError if a program ends before /health/ready is well, or after three minutes */
export async function untilReady(started: readonly Running[], env: Settings): Promise<void> {
  const url = `http://127.0.0.1:${env.PORT}/health/ready`;
  for (let waited = 0; waited < READY_WITHIN_MS; waited += ASKED_EVERY_MS) {
    const ended = started.find((program) => program.hasExited());
    if (ended)
      throw new PlainError(
        `The ${ended.name} did not start; its last words:\n${lastLines(ended.logFile, 12)}\n(log: ${ended.logFile})`,
      );
    if (await isReady(url)) return;
    await wait(ASKED_EVERY_MS);
  }
  const logs = started.map(({ logFile }) => logFile).join(', ');
  throw new PlainError(`The website did not get ready within three minutes: see ${url} and the logs (${logs}).`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
