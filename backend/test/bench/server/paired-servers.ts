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
/** Average cost of a request: processor time in microseconds and elapsed time in milliseconds. */
export interface Cost {
  readonly cpu: number;
  readonly wall: number;
  /** Fraction of the time in which the client was busy. If it is close to 1, the client limits the rate of requests. */
  readonly client: number;
}

async function costOf({ server, request }: Contender): Promise<Cost> {
  const before = await server.cpu();
  const ofClient = process.cpuUsage();
  const wall = await load(server.port, request, { times: EACH });
  const { user, system } = process.cpuUsage(ofClient);
  const cpu = ((await server.cpu()) - before) / EACH;
  return { cpu, wall: wall / EACH, client: (user + system) / 1_000 / wall };
}

/** Measures all servers in every round, in varying order, so that other load on the machine affects them equally. */
export async function rounds(contenders: readonly Contender[], warmUp = WARM_UP): Promise<Cost[][]> {
  for (const { server, request } of contenders) await load(server.port, request, { times: warmUp });
  const found: Cost[][] = contenders.map(() => []);
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
export const ratios = (first: readonly Cost[], other: readonly Cost[], what: 'cpu' | 'wall'): number[] =>
  first.map((one, index) => one[what] / (other[index]?.[what] ?? Number.NaN));
