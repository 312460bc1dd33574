import { sobolCoordinates } from './sobol.js';
import { sortedAmounts } from './sort-amounts.js';

const ranks = sobolCoordinates(0, 512);
const amountsBy = (amountOf: (rank: number) => number): Float64Array => ranks.map(amountOf);

describe('sorting amounts', () => {
  it.each([
    ['evenly spread amounts', amountsBy((rank) => 9_000 * rank)],
    ['amounts that many years share', amountsBy((rank) => Math.min(3_000, Math.floor(5_000 * rank)))],
    ['amounts of which nearly all are small', amountsBy((rank) => 1 / (1.001 - rank) ** 3)],
    ['amounts below zero', amountsBy((rank) => -100 * rank)],
    ['equal amounts', amountsBy(() => 400)],
    ['one amount', Float64Array.of(7)],
    ['no amounts', new Float64Array()],
  ])('gives the same list as the built-in sort for %s', (_, amounts) => {
    const given = amounts.slice();
    expect(sortedAmounts(amounts)).toEqual(amounts.toSorted());
    expect(amounts).toEqual(given);
  });
});
