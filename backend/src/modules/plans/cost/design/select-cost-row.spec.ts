import { selectCostRows } from './select-cost-row.js';

const BASE = 'Exchange variant (no CSR)';
const CSR_94 = '94% AV Level Silver Plan CSR';
const row = (changes: Partial<Parameters<typeof selectCostRows>[0][number]> = {}) => ({
  type: 'Combined Medical and Drug EHB Deductible',
  amount: 5_000,
  csr: BASE,
  network_tier: 'In-Network',
  family_cost: 'Individual',
  ...changes,
});
const amounts = (rows: ReturnType<typeof row>[], csr: string | null = null, people = 1) =>
  selectCostRows(rows, { csr, people }).map(({ amount }) => amount);

describe('the deductible or maximum of a household', () => {
  it("is the one for the plan's network, regardless of its position in the list", () => {
    expect(
      amounts([
        row({ network_tier: 'Out-of-Network', amount: 1 }),
        row({ network_tier: 'In-Network Tier 2', amount: 2 }),
        row({ amount: 3 }),
      ]),
    ).toEqual([3]);
  });

  it('is the combined one if a plan has no row for its network', () => {
    expect(
      amounts([
        row({ network_tier: 'Out-of-Network', amount: 1 }),
        row({ network_tier: 'Combined In-Out of Network', amount: 2 }),
      ]),
    ).toEqual([2]);
  });

  it("is the one for the household's cost-sharing variant", () => {
    expect(amounts([row(), row({ csr: CSR_94, amount: 200 })], CSR_94)).toEqual([200]);
  });

  it('is the standard one if the plan does not have that variant', () => {
    expect(amounts([row()], CSR_94)).toEqual([5_000]);
  });

  it('is never taken from a variant that the household does not have', () => {
    expect(amounts([row({ csr: CSR_94, amount: 200 }), row()])).toEqual([5_000]);
    expect(amounts([row({ csr: CSR_94, amount: 200 })])).toEqual([]);
  });

  it("is the family's for two people and the individual's for one", () => {
    const rows = [
      row(),
      row({ family_cost: 'Family Per Person', amount: 5_000 }),
      row({ family_cost: 'Family', amount: 10_000 }),
    ];
    expect(amounts(rows, null, 1)).toEqual([5_000]);
    expect(amounts(rows, null, 2)).toEqual([10_000]);
  });

  it('is not available for a family if only individual amounts are known', () => {
    expect(amounts([row(), row({ family_cost: 'Family Per Person' })], null, 3)).toEqual([]);
  });

  it('is one amount for all care if the plan has one', () => {
    expect(
      amounts([
        row({ type: 'Medical EHB Deductible', amount: 1 }),
        row({ amount: 2 }),
        row({ type: 'Drug EHB Deductible', amount: 3 }),
      ]),
    ).toEqual([2]);
    const moop = 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)';
    expect(
      amounts([
        row({ type: 'Maximum Out of Pocket for Medical EHB Benefits', amount: 1 }),
        row({ type: moop, amount: 2 }),
      ]),
    ).toEqual([2]);
  });

  it('is split into medical care and medicines if the plan splits it, even with equal amounts', () => {
    expect(
      amounts([
        row({ type: 'Medical EHB Deductible', amount: 700 }),
        row({ type: 'Drug EHB Deductible', amount: 700 }),
      ]),
    ).toEqual([700, 700]);
  });

  it('may be 0, which differs from "not available"', () => {
    expect(amounts([row({ amount: 0 })])).toEqual([0]);
    expect(amounts([])).toEqual([]);
  });

  it('is the highest of several contradicting rows', () => {
    expect(amounts([row({ amount: 100 }), row({ amount: 300 }), row({ amount: 200 })])).toEqual([300]);
  });

  it('never combines the network of one variant with that of another', () => {
    expect(
      amounts([row({ csr: CSR_94, network_tier: 'Out-of-Network', amount: 1 }), row({ amount: 2 })], CSR_94),
    ).toEqual([2]);
  });
});
