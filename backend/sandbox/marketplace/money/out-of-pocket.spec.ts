import { outOfPocket, type CostDesign } from './out-of-pocket.js';

const design = (change: Partial<CostDesign> = {}): CostDesign => ({
  deductible: 500,
  moop: 5_000,
  familyMoop: 8_000,
  coinsurance: 0.2,
  ...change,
});
const person = (utilization_level: string, age = 40) => ({ age, gender: 'Female' as const, utilization_level });
const costOf = (people: ReturnType<typeof person>[], change?: Partial<CostDesign>): number =>
  outOfPocket({ people }, design(change));

describe('yearly out-of-pocket costs', () => {
  it('are the deductible and a share of the rest, up to the maximum', () => {
    expect(costOf([person('Low')])).toBe(500 + (1_100 - 500) * 0.2);
    expect(costOf([person('Low')], { deductible: 2_000 })).toBe(1_100);
    expect(costOf([person('Medium')])).toBe(500 + (6_200 - 500) * 0.2);
    expect(costOf([person('High')])).toBe(5_000);
  });

  it('grow with age like premiums, and stop at the maximum of the family', () => {
    expect(costOf([person('Low', 64)])).toBe(Math.round(500 + ((1_100 * 3) / 1.278 - 500) * 0.2));
    expect(costOf([person('High'), person('High')])).toBe(8_000);
    expect(costOf([person('Low'), person('Low')])).toBe(2 * 620);
  });

  it('are -1 unless age, gender and expected use of care of everybody are known', () => {
    expect(outOfPocket(undefined, design())).toBe(-1);
    expect(costOf([person('Low'), person('Unknown')])).toBe(-1);
    expect(outOfPocket({ people: [{ age: 40, utilization_level: 'Low' }] }, design())).toBe(-1);
  });
});
