import * as z from 'zod/mini';
import { Renewal } from '#contract/changes/next-year.contract.js';
import { SampleCatalog } from '#sandbox/marketplace/sample/sample-catalog.js';
import type { Answer } from '#test/harness/browser.js';
import { withMarketplace } from '#test/harness/test-app.js';

const PLACE = { countyfips: '48113', state: 'TX', zipcode: '75001' };
const catalog = new SampleCatalog();
const placeOf = (countyfips: string) => ({ fips: countyfips, state: 'TX', zipcode: PLACE.zipcode });

const { marketplace, testApp } = withMarketplace();

const ask = (plan_id: string, year = 2026, place = PLACE): Promise<Answer> =>
  testApp.browser().post('/api/plans/next-year', { plan_id, year, place });
const renewalOf = async (...question: Parameters<typeof ask>): Promise<Renewal> =>
  z.parse(Renewal, (await ask(...question)).body);

/** Plans of five counties of Texas that are sold there in 2026 and not in 2027, each with what becomes of it. */
const ended = ['48113', '48201', '48029', '48453', '48439'].flatMap((countyfips) => {
  const sold = new Set(catalog.plansIn(placeOf(countyfips), 2027).map(({ facts }) => facts.id));
  return catalog
    .plansIn(placeOf(countyfips), 2026)
    .filter(({ facts }) => !sold.has(facts.id))
    .map(({ facts: { id } }) => ({ id, countyfips, found: catalog.crosswalk(id, 2026, placeOf(countyfips)) }));
});

describe('what becomes of a plan in the next year', () => {
  it('a plan that is sold again goes on, and the next question about it needs no call', async () => {
    const id = catalog.plansIn(placeOf(PLACE.countyfips), 2026)[0]?.facts.id ?? '';
    const same = { next_year: 2027, is_out: true, new_plan_id: id, is_by_area: false, is_sold_elsewhere: false };
    expect(await renewalOf(id)).toEqual(same);
    expect(marketplace.calls.count('/crosswalk')).toBe(1);
    expect(await renewalOf(id)).toEqual(same);
    expect(marketplace.calls.count('/crosswalk')).toBe(1);
  });

  it('a plan that is replaced names the plan that takes its place, and whether that goes by area', async () => {
    const replaced = ended.filter(({ found }) => found);
    expect(new Set(replaced.map(({ found }) => found?.level))).toEqual(new Set(['1', '3']));
    for (const { id, countyfips, found } of replaced.slice(0, 12))
      expect(await renewalOf(id, 2026, { ...PLACE, countyfips })).toMatchObject({
        new_plan_id: found?.new_plan_id,
        is_by_area: found?.level === '3',
      });
  });

  it('a plan without a successor says whether it is still sold elsewhere', async () => {
    const alone = ended.filter(({ found }) => !found);
    expect(alone.length).toBeGreaterThan(0);
    for (const { id, countyfips } of alone.slice(0, 12))
      expect(await renewalOf(id, 2026, { ...PLACE, countyfips })).toEqual({
        next_year: 2027,
        is_out: true,
        new_plan_id: null,
        is_by_area: false,
        is_sold_elsewhere: catalog.plan(id, 2027) !== undefined,
      });
  });

  it('before the plans of the next year are out, the marketplace is not asked', async () => {
    const id = catalog.plansIn(placeOf(PLACE.countyfips), 2027)[0]?.facts.id ?? '';
    expect(await renewalOf(id, 2027)).toMatchObject({ next_year: 2028, is_out: false, new_plan_id: null });
    expect(marketplace.calls.count('/crosswalk')).toBe(0);
  });

  it('in a state that starts its own marketplace, says which', async () => {
    const portland = { countyfips: '41051', state: 'OR', zipcode: '97201' };
    const answer = await ask('00141OR0010010', 2026, portland);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'plans.stateExchange' }]);
  });

  it('if the marketplace does not answer, says that nothing is known at the moment', async () => {
    const id = catalog.plansIn(placeOf('48201'), 2026)[1]?.facts.id ?? '';
    marketplace.fault({ path: '/crosswalk', kind: '500', count: 0 });
    const answer = await ask(id, 2026, { ...PLACE, countyfips: '48201' });
    marketplace.clearFaults();
    expect(answer.body).toMatchObject({ code: 'plans.unavailable' });
  });
});
