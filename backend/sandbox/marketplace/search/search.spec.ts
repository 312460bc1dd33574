import { Client, DALLAS } from '#test/harness/marketplace-client.js';
import type { WirePlan } from '../wire/plan.js';

let client: Client;
beforeAll(async () => {
  client = await Client.start();
});
afterAll(() => client.marketplace.close());

/**
 * Number of plans that a search in Dallas County finds. The two Catastrophic plans are not counted, because only some
 * people may buy them.
 */
const FOUND = 136;
const alone = (age: number, more: object = {}) => ({
  people: [{ age, gender: 'Female', aptc_eligible: true, ...more }],
});
const levels = (plan: WirePlan | undefined) => [...new Set(plan?.deductibles.map((row) => row.csr))];

describe('a plan search', () => {
  it('returns pages of ten regardless of the limit, without gaps or repeats', async () => {
    const first = await client.search({ household: alone(40), limit: 50 });
    expect([first.plans.length, first.total]).toEqual([10, FOUND]);
    const all = await client.searchAll({ household: alone(40) });
    expect(new Set(all.map(({ id }) => id)).size).toBe(FOUND);
  });

  it('returns the cheapest plan first', async () => {
    const premiums = (await client.searchAll({ household: alone(40) })).map((plan) => plan.premium);
    expect(premiums).toEqual(premiums.toSorted((a, b) => a - b));
  });

  it('uses the prices for a 35-year-old if no household is given', async () => {
    const nobody = await client.search();
    const at35 = await client.search({ household: { people: [{ age: 35 }] } });
    expect(nobody.plans.map(({ premium }) => premium)).toEqual(at35.plans.map(({ premium }) => premium));
  });

  it('returns Catastrophic plans to people under 30', async () => {
    const metals = async (body: object) =>
      (await client.searchAll(body)).filter((plan) => plan.metal_level === 'Catastrophic').length;
    expect(await metals({ household: alone(29) })).toBe(2);
    expect(await metals({ household: alone(30) })).toBe(0);
  });

  it('returns an empty list, not an error, when no plan matches', async () => {
    const answer = await client.search({ household: alone(40), filter: { metal_levels: ['None'] } });
    expect(answer).toMatchObject({ plans: [], total: 0 });
  });

  it('returns the metal levels that are asked for', async () => {
    const plans = await client.searchAll({ household: alone(40), filter: { metal_levels: ['Gold'] } });
    expect(new Set(plans.map((plan) => plan.metal_level))).toEqual(new Set(['Gold']));
  });
});

describe('plans by id', () => {
  const ids = ['00648TX0010008', '00148TX0010003', '00348TX0010017'];

  it('have no price but all other data if no household is given', async () => {
    const { plan } = await client.get<{ plan: WirePlan }>(`/plans/${ids[0]}?year=2027`);
    expect([plan.premium, plan.oopc, plan.benefits.length]).toEqual([0, -1, 70]);
    expect(levels(plan)).toHaveLength(6);
    expect(plan.sbcs?.baby.deductible).toBeGreaterThan(0);
  });

  it('are in the requested order, and a plan that is not sold at the place has a price of 0', async () => {
    const notSoldHere = '00156WY0010003';
    const { plans } = await client.post<{ plans: WirePlan[] }>('/plans', {
      place: DALLAS,
      market: 'Individual',
      household: alone(40),
      year: 2027,
      plan_ids: [...ids, notSoldHere],
    });
    expect(plans.map(({ id }) => id)).toEqual([...ids, notSoldHere]);
    expect(plans.map(({ premium }) => premium > 0)).toEqual([true, true, true, false]);
    expect(plans[0]?.benefits).toHaveLength(70);
  });
});

describe('a plan search with bad input', () => {
  it.each([
    [{ place: { countyfips: null, state: 'TX', zipcode: '75001' } }, '1003', 'place: (countyfips: cannot be blank.).'],
    [{ market: undefined }, '1003', 'market: cannot be blank.'],
    [
      { place: { countyfips: '06075', state: 'CA', zipcode: '94105' } },
      '1003',
      'state is not a valid marketplace state',
    ],
    [
      { place: { countyfips: '41051', state: 'OR', zipcode: '97204' }, year: 2027 },
      '1003',
      'state is not a valid marketplace state',
    ],
    [{ place: { countyfips: '99999', state: 'TX', zipcode: '75001' } }, '1001', 'county not found'],
    [{ household: { people: [{}] } }, '1003', 'household: (people: (0: (age: cannot be blank.).).).'],
  ])('rejects %j', async (part, code, message) => {
    const refusal = await client.refusal('/plans/search', { place: DALLAS, market: 'Individual', ...part });
    expect(refusal.body).toMatchObject({ code, message });
  });

  it('accepts Oregon in 2026, when the federal marketplace still served it', async () => {
    const place = { countyfips: '41051', state: 'OR', zipcode: '97204' };
    expect((await client.search({ place, year: 2026 })).total).toBeGreaterThan(0);
  });
});
