import * as z from 'zod/mini';
import { Plan } from '#contract/plans/plan.js';
import { wirePlan } from '#platform/marketplace/fake-server.testing.js';
import { PricedPlanAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import { mergePlan, toPlan } from './to-plan.js';

const alone = { csr: null, people: 1 };
const answer = (changes: Record<string, unknown> = {}) => z.parse(PricedPlanAnswer, wirePlan(changes));
const shown = (changes: Record<string, unknown> = {}) => toPlan(answer(changes), alone);
const BASE = 'Exchange variant (no CSR)';
const CSR_87 = '87% AV Level Silver Plan CSR';

describe('a converted plan', () => {
  it('has exactly the fields of the API contract', () => {
    const plan = shown();
    expect(z.parse(Plan, plan)).toEqual(plan);
  });

  it('has no price instead of $0 if the marketplace sends 0', () => {
    expect(shown({ premium: 0, premium_w_credit: 0, ehb_premium: 0 })).toMatchObject({
      premium: null,
      premium_w_credit: null,
      ehb_premium: null,
    });
  });

  it('costs $0 if the tax credit covers the whole premium', () => {
    expect(shown({ premium: 300, premium_w_credit: 0 })).toMatchObject({ premium: 300, premium_w_credit: 0 });
  });

  it('is Bronze if the marketplace calls it Expanded Bronze', () => {
    expect(shown({ metal_level: 'Expanded Bronze' }).metal_level).toBe('Bronze');
  });

  it('has a reason instead of stars if the rating is 0', () => {
    const { quality_rating: rating } = shown();
    expect(rating.overall).toEqual({ stars: null, reason: 'New-Ineligible for Scoring' });
    expect(rating.experience).toEqual({ stars: 4, reason: '' });
    expect(rating.clinical).toEqual({ stars: null, reason: 'Not rated' });
  });

  it.each([null, undefined, { available: false, global_rating: 5 }, { available: true, global_rating: 9 }])(
    'has no stars if the rating is %j',
    (quality_rating) => {
      expect(shown({ quality_rating }).quality_rating.overall.stars).toBeNull();
    },
  );

  it('contains only http and https links', () => {
    expect(shown()).toMatchObject({
      benefits_url: 'https://plans.example/sbc.pdf',
      brochure_url: null,
      formulary_url: null,
      network_url: null,
    });
  });

  it("contains the rows of the household's variant for every family size and network, from the longer list", () => {
    const row = { type: 'Medical EHB Deductible', csr: BASE, network_tier: 'In-Network', family_cost: 'Individual' };
    const rows = [
      { ...row, amount: 1 },
      { ...row, amount: 2, family_cost: 'Family' },
      { ...row, amount: 3, network_tier: 'Out-of-Network' },
      { ...row, amount: 4, csr: CSR_87 },
    ];
    const plan = answer({ deductibles: rows, tiered_deductibles: [rows[0]] });
    expect(toPlan(plan, alone).tiered_deductibles.map(({ amount }) => amount)).toEqual([1, 2, 3]);
    expect(toPlan(plan, { csr: CSR_87, people: 1 }).tiered_deductibles.map(({ amount }) => amount)).toEqual([4]);
  });

  it("contains only the cost shares of the household's variant", () => {
    const sharings = [BASE, CSR_87].map((csr) => ({
      csr,
      network_tier: 'In-Network',
      display_string: csr,
      copay_amount: 5,
      coinsurance_rate: 0,
    }));
    const plan = answer({ benefits: [{ name: 'Generic Drugs', cost_sharings: sharings }] });
    expect(
      toPlan(plan, { csr: CSR_87, people: 1 }).benefits[0]?.cost_sharings.map((each) => each.display_string),
    ).toEqual([CSR_87]);
    expect(toPlan(plan, alone).benefits[0]?.cost_sharings.map((each) => each.display_string)).toEqual([BASE]);
  });
});

describe('the costs of visits', () => {
  const sharing = (display_string: string) => ({
    csr: BASE,
    network_tier: 'In-Network',
    display_string,
    copay_amount: 0,
    coinsurance_rate: 0,
  });
  const benefit = (name: string, price: string, covered = true) => ({ name, covered, cost_sharings: [sharing(price)] });

  it('include urgent care, the emergency room and laboratory tests', () => {
    const { copays } = shown({
      benefits: [
        benefit('Urgent Care Centers or Facilities', '$75'),
        benefit('Emergency Room Services', '30% Coinsurance after deductible'),
        benefit('Laboratory Outpatient and Professional Services', '$20'),
      ],
    });
    expect(copays).toMatchObject({
      urgentCare: '$75',
      emergency: '30% Coinsurance after deductible',
      laboratory: '$20',
    });
  });

  it('are unknown if the plan does not state them or does not cover the care', () => {
    const { copays } = shown({
      benefits: [
        benefit('Urgent Care Centers or Facilities', '$75', false),
        { name: 'Emergency Room Services', covered: true, cost_sharings: null },
      ],
    });
    expect(copays).toMatchObject({ urgentCare: null, emergency: null, laboratory: null });
  });
});

describe('a plan from a search, merged with the same plan fetched by id', () => {
  const benefit = { name: 'A' };
  it('has the full benefits and the newer price', () => {
    const merged = mergePlan(
      answer({ premium: 10, premium_w_credit: 5 }),
      answer({ premium: 12, premium_w_credit: 6, benefits: [benefit, { name: 'B' }] }),
    );
    expect(merged).toMatchObject({ premium: 12, premium_w_credit: 6 });
    expect(merged.benefits).toHaveLength(2);
  });

  it('has the price from the search if the fetched plan has none', () => {
    expect(
      mergePlan(answer({ premium: 10, premium_w_credit: 0 }), answer({ premium: 0, premium_w_credit: 0 })),
    ).toMatchObject({ premium: 10, premium_w_credit: 0 });
  });

  it("has the longer list of each kind, and the search's benefits if the fetched plan has none", () => {
    const merged = mergePlan(
      answer({ benefits: [benefit] }),
      answer({ benefits: null, deductibles: null, moops: null }),
    );
    expect([merged.benefits.length, merged.deductibles.length, merged.moops.length]).toEqual([1, 1, 1]);
  });

  it('is unchanged if no plan was fetched', () => {
    expect(mergePlan(answer(), undefined)).toEqual(answer());
  });
});
