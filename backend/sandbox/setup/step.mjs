import { performance } from 'node:perf_hooks';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(8);

/** Does one step of the set-up and prints its name, its time and what it says about itself. */
export async function step(name, work) {
  const started = performance.now();
  const remark = await work();
  say(`  ${name.padEnd(28)}${seconds(started)}${remark ? `   ${remark}` : ''}`);
  return remark;
}

export const say = (line = '') => process.stdout.write(`${line}\n`);
