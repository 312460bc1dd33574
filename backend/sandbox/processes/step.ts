import { performance } from 'node:perf_hooks';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(8);

type Remark = string | undefined;
export type Step = (name: string, work: () => Promise<Remark | void>) => Promise<void>;

export const step: Step = async (name, work) => {
  const started = performance.now();
  const remark = await work();
  print(`  ${name.padEnd(28)}${seconds(started)}${remark ? `   ${remark}` : ''}`);
};

export const print = (line = ''): boolean => process.stdout.write(`${line}\n`);
