import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from './plain-error.mjs';
import { accepts } from './ports.mjs';
import { lastLines, startNode } from './processes.mjs';

const READY_WITHIN_MS = 30_000;

/** Starts one of the small stand-ins and waits until its ports answer. */
export async function startStandIn(node, program, { name, env, dataDir, ports }) {
  const standIn = startNode(node, [program].flat(), { name, env, logFile: join(dataDir, 'logs', `${name}.log`) });
  await untilAnswering(standIn, ports);
  return standIn;
}

async function untilAnswering(standIn, ports) {
  for (let waited = 0; waited < READY_WITHIN_MS && !standIn.hasExited(); waited += 25) {
    const answers = await Promise.all(ports.map(accepts));
    if (answers.every(Boolean)) return;
    await wait(25);
  }
  await standIn.stop();
  throw new PlainError(`The ${standIn.name} did not start; its last words: ${lastLines(standIn.logFile, 3)} (log: ${standIn.logFile})`);
}
