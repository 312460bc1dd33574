import * as z from 'zod/mini';
import type { CostRow, PlanSummary } from '#contract/plans/plan.js';
import { wirePlan } from '#platform/marketplace/fake-server.testing.js';
import { PricedPlanAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import { seeded } from '#test/harness/seeded.js';
import { toPlan, toSummary } from './to-plan.js';
import { YearCosts } from './year-costs.service.js';

const PLANS = 500;
const HOUSEHOLDS = [[34], [61], [45, 44], [58, 22, 20], [45, 44, 16, 9]];
const costs = new YearCosts();
const YEAR = 2027;
const BASE = 'Exchange variant (no CSR)';
const CSR_94 = '94% AV Level Silver Plan CSR';
const TIERS = ['In-Network', 'In-Network Tier 2'] as const;
const KINDS = {
  whole: ['Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)'],
  apart: ['Maximum Out of Pocket for Medical EHB Benefits', 'Maximum Out of Pocket for Drug EHB Benefits'],
};

interface Case {
  readonly rows: readonly CostRow[];
  readonly ages: readonly number[];
  readonly csr: string | null;
  readonly premium: number;
}

const random = seeded(20_261_128);
const below = (limit: number): number => Math.floor(random() * limit);
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;

/** Creates a plan whose network has two tiers, in a random order of its rows, and a household. */
function newCase(): Case {
  const types = KINDS[oneOf(['whole', 'apart'] as const)];
  const variants = oneOf([[BASE], [BASE, CSR_94]]);
  const isMedicineShared = types.length > 1 && random() < 0.3;
  const rows = variants.flatMap((csr) =>
    types.flatMap((type, kind) => {
      const first = 500 + below(6_000);
      // The second tier is dearer in most plans. In some it fills the same maximum, and in a few it has a lower one.
      const second = Math.round(first * oneOf([1, 1.2, 1.5, 2, 0.8]));
      const amounts = { 'In-Network': first, 'In-Network Tier 2': second, 'Out-of-Network': 40_000, Combined: 50_000 };
      return Object.entries(amounts).flatMap(([network, amount]) => {
        if (kind > 0 && isMedicineShared && network === 'In-Network Tier 2') return [];
        const network_tier = network === 'Combined' ? 'Combined In-Out of Network' : network;
        const row = { type, csr, network_tier };
        return [
          { ...row, family_cost: 'Individual', amount },
          { ...row, family_cost: 'Family Per Person', amount },
          { ...row, family_cost: 'Family', amount: 2 * amount + below(500) },
        ];
      });
    }),
  );
  return {
    rows: rows.toSorted(() => random() - 0.5),
    ages: oneOf(HOUSEHOLDS),
    csr: oneOf([null, CSR_94]),
    premium: below(90_000) / 100,
  };
}

/**
 * The rule, written again: per tier, the amounts of the household's own variant and family size, medicines beside
 * medical care if they are apart. What a tier does not say holds as in the first one.
 */
function maximumsOf({ rows, ages, csr }: Case): number[] {
  const variant = csr !== null && rows.some((row) => row.csr === csr) ? csr : BASE;
  const size = ages.length > 1 ? 'Family' : 'Individual';
  const fitting = rows.filter((row) => row.csr === variant && row.family_cost === size);
  const types = [...new Set(fitting.map(({ type }) => type))];
  const amountIn = (tier: string, type: string): number | undefined =>
    fitting.find((row) => row.network_tier === tier && row.type === type)?.amount;
  return TIERS.map((tier) =>
    types.reduce((sum, type) => sum + (amountIn(tier, type) ?? amountIn('In-Network', type) ?? Number.NaN), 0),
  );
}

function read({ rows, ages, csr, premium }: Case): { plan: PlanSummary; maximums: number[] } {
  const answer = z.parse(
    PricedPlanAnswer,
    wirePlan({
      premium: 2_000,
      premium_w_credit: premium,
      // Like the marketplace, the search has only the rows of the network's first tier.
      moops: rows.filter(({ network_tier }) => /^(In-Network|Combined.*)$/.test(network_tier)),
      tiered_moops: rows,
    }),
  );
  costs.learn(answer, YEAR, { csr, people: ages.length });
  const shopper = {
    csr,
    people: ages.length,
    yearCostOf: (plan: typeof answer, price: Pick<PlanSummary, 'premium' | 'premium_w_credit'>) =>
      costs.of({ ...price, id: plan.id }, { ages, year: YEAR, ownCare: null }, csr),
  };
  const plan = toSummary(answer, shopper, { isWhole: true });
  expect(toPlan(answer, shopper)).toMatchObject({
    ...plan,
    year_cost: plan.year_cost && { most: plan.year_cost.most },
  });
  return { plan, maximums: maximumsOf({ rows, ages, csr, premium }) };
}

it(`of ${PLANS} plans with two tiers, the most that they can cost is that of the dearer tier`, () => {
  const wrong: string[] = [];
  let dearer = 0;
  for (let turn = 0; turn < PLANS; turn += 1) {
    const one = newCase();
    const { plan, maximums } = read(one);
    const [first = Number.NaN, second = Number.NaN] = maximums;
    const cents = (care: number): number => Math.round(100 * (12 * one.premium + care));
    const isDearer = second > first;
    const ofTier1 = isDearer ? cents(first) : null;
    const expected = [cents(Math.max(first, second)), ofTier1, isDearer ? second : null];
    const { most = Number.NaN, mostInTier1 } = plan.year_cost ?? {};
    const actual = [
      Math.round(100 * most),
      mostInTier1 === undefined ? null : Math.round(100 * mostInTier1),
      plan.most_in_tier_2 ?? null,
    ];
    if (isDearer) dearer += 1;
    if (String(actual) !== String(expected)) wrong.push(`plan ${turn}: ${actual.join()} instead of ${expected.join()}`);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect([dearer > PLANS / 2, dearer < PLANS]).toEqual([true, true]);
});
