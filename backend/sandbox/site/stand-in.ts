import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { accepts } from '../processes/ports.ts';
import { lastLines, startNode, type Env, type Running } from '../processes/processes.ts';

const READY_WITHIN_MS = 60_000;

/** Starts a local stand-in for an external service and waits until its ports accept connections. */
export async function startStandIn(
  node: string,
  program: string | readonly string[],
  { name, env, dataDir, ports }: { name: string; env: Env; dataDir: string; ports: readonly number[] },
): Promise<Running> {
  const standIn = startNode(node, [program].flat(), { name, env, logFile: join(dataDir, 'logs', `${name}.log`) });
  await untilAnswering(standIn, ports);
  return standIn;
}

async function untilAnswering(standIn: Running, ports: readonly number[]): Promise<void> {
  for (let waited = 0; waited < READY_WITHIN_MS && !standIn.hasExited(); waited += 25) {
    const answers = await Promise.all(ports.map(accepts));
    if (answers.every(Boolean)) return;
    await wait(25);
  }
  await standIn.stop();
  throw new PlainError(
    `The ${standIn.name} did not start; its last words: ${lastLines(standIn.logFile, 3)} (log: ${standIn.logFile})`,
  );
}
