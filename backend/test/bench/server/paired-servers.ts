import { load } from '../measuring/load.js';
import type { Measured } from '../measuring/measured-process.js';

const ROUNDS = 50;
const EACH = 240;
const WARM_UP = 12_000;

/** A server to be measured, and the request to send to it. */
export interface Contender {
  readonly server: Measured;
  readonly request: Buffer;
}

/** Returns the average processor time of a request, in microseconds. */
async function costOf({ server, request }: Contender): Promise<number> {
  const before = await server.cpu();
  await load(server.port, request, { times: EACH });
  return ((await server.cpu()) - before) / EACH;
}

/** Measures all servers in every round, in varying order, so that other load on the machine affects them equally. */
export async function rounds(contenders: readonly Contender[]): Promise<number[][]> {
  for (const { server, request } of contenders) await load(server.port, request, { times: WARM_UP });
  const found: number[][] = contenders.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = contenders.map((_, index) => (index + round) % contenders.length);
    for (const index of round % 2 === 0 ? order : order.toReversed()) {
      const contender = contenders[index];
      if (contender) found[index]?.push(await costOf(contender));
    }
  }
  return found;
}

/** For each round, returns the cost of the first server divided by that of the second one. */
export const ratios = (first: readonly number[], other: readonly number[]): number[] =>
  first.map((cost, index) => cost / (other[index] ?? Number.NaN));
