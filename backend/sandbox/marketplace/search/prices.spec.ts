import { Client, LARAMIE } from '#test/harness/marketplace-client.js';
import type { WirePlan } from '../wire/plan.js';
import { BASE_CSR, CSR_94 } from '../wire/vocabulary.js';

let client: Client;
beforeAll(async () => {
  client = await Client.start();
});
afterAll(() => client.marketplace.close());

const alone = (age: number, more: object = {}) => ({
  people: [{ age, gender: 'Female', aptc_eligible: true, ...more }],
});
const levels = (plan: WirePlan | undefined) => [...new Set(plan?.deductibles.map((row) => row.csr))];

describe('prices in a plan search', () => {
  it('subtract the tax credit, up to the essential part of the premium and never for Catastrophic plans', async () => {
    const plans = await client.searchAll({ household: { income: 20_000, ...alone(28) }, year: 2026 });
    for (const plan of plans) {
      expect(plan.premium_w_credit).toBeGreaterThanOrEqual(0);
      expect(plan.premium - plan.premium_w_credit).toBeLessThanOrEqual(plan.aptc_eligible_premium + 0.005);
    }
    const catastrophic = plans.filter((plan) => plan.metal_level === 'Catastrophic');
    expect(catastrophic.map((plan) => plan.premium_w_credit)).toEqual(catastrophic.map((plan) => plan.premium));
    expect(plans.some((plan) => plan.premium_w_credit === 0)).toBe(true);
  });

  it('are full prices if no income is given', async () => {
    const { plans } = await client.search({ household: { income: -1, ...alone(40) } });
    for (const plan of plans) expect([plan.premium_w_credit, plan.aptc_eligible_premium]).toEqual([plan.premium, 0]);
  });

  it('subtract the tax credit that the request specifies', async () => {
    const [plan] = (await client.search({ household: alone(40), aptc_override: 100, sort: 'premium', order: 'desc' }))
      .plans;
    expect((plan?.premium ?? 0) - (plan?.premium_w_credit ?? 0)).toBeCloseTo(100, 2);
  });

  it('are higher for tobacco users, except for the part that a tax credit can pay', async () => {
    const ask = async (uses_tobacco: boolean) => {
      const household = { income: 30_000, ...alone(50, { uses_tobacco }) };
      return (await client.searchAll({ place: LARAMIE, household })).find(({ id }) => id === '00156WY0010008');
    };
    const [without, withIt] = [await ask(false), await ask(true)];
    expect(withIt?.premium).toBeGreaterThan(without?.premium ?? Number.POSITIVE_INFINITY);
    expect(withIt?.aptc_eligible_premium).toBe(without?.aptc_eligible_premium);
  });

  it('include yearly costs only if age, gender and expected use of care are given', async () => {
    const first = async (household: object) => (await client.search({ household })).plans[0]?.oopc ?? 0;
    expect(await first(alone(40))).toBe(-1);
    expect(await first(alone(40, { utilization_level: 'High' }))).toBeGreaterThan(
      await first(alone(40, { utilization_level: 'Low' })),
    );
  });
});

describe('cost rows in a plan search', () => {
  it('are individual rows at the base level for one person without extra savings', async () => {
    const { plans } = await client.search({ household: alone(40) });
    for (const plan of plans) {
      expect(levels(plan)).toEqual([BASE_CSR]);
      expect(plan.deductibles.every((row) => row.family_cost === 'Individual')).toBe(true);
      expect(plan.benefits.length).toBeLessThanOrEqual(10);
    }
  });

  it('include extra savings for Silver plans only, and family rows for a family', async () => {
    const { plans } = await client.search({
      household: { people: [{ age: 40 }, { age: 38 }] },
      csr_override: 'CSR94',
      filter: { metal_levels: ['Silver'] },
    });
    expect(levels(plans[0]).toSorted()).toEqual([BASE_CSR, CSR_94].toSorted());
    expect(plans[0]?.deductibles.every((row) => row.family_cost !== 'Individual')).toBe(true);
    const gold = await client.search({
      household: alone(40),
      csr_override: 'CSR94',
      filter: { metal_levels: ['Gold'] },
    });
    expect(levels(gold.plans[0])).toEqual([BASE_CSR]);
  });
});
