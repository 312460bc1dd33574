import type { Coverage, Drug, VaDrug } from '#contract/api/drugs.contract.js';
import { COVERAGE_BATCH } from '#contract/limits/care.js';
import { sampleProducts } from '#modules/drugs/import/sample-products.js';
import { tenPlans } from '../builders/plans.builder.js';
import { seeded } from '../harness/seeded.js';
import { withMarketplace } from '../harness/test-app.js';

const { marketplace, testApp } = withMarketplace();

const find = async (q: string) =>
  (await testApp.browser().get(`/api/drugs/autocomplete?q=${encodeURIComponent(q)}`)).body as Drug[];

describe('the medicine search', () => {
  it('responds in the format of the marketplace, from three letters on', async () => {
    const found = await find('lipi');
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({
      name: 'Lipitor',
      rxcui: expect.stringMatching(/^\d+$/),
      strength: expect.any(String),
    });
    expect(await find('li')).toEqual([]);
    expect(await find('  l ')).toEqual([]);
  });

  it('calls the marketplace once for the same words, regardless of spacing and case', async () => {
    await find('metfor');
    marketplace.calls.reset();
    await find(' METFOR ');
    expect(marketplace.calls.total).toBe(0);
  });

  it('returns each medicine name once for spelling suggestions', async () => {
    const { body } = await testApp.browser().get('/api/autocomplete?q=lipitor');
    expect(body).toEqual([{ name: 'Lipitor', contains: 'atorvastatin' }]);
  });

  it('reports that the marketplace is unavailable', async () => {
    marketplace.fault({ kind: '500', count: 0 });
    const { status, body } = await testApp.browser().get('/api/drugs/autocomplete?q=zzunknown');
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'drugs.unavailable' });
  });
});

describe('drug coverage', () => {
  const PLANS = Array.from({ length: 10 }, (_, index) => `1111${index}TX0010001`);
  const DRUGS = Array.from({ length: 20 }, (_, index) => String(617_300 + index));
  const covered = (drugs: string[], plans: string[]) =>
    testApp.browser().get(`/api/drugs/covered?drugs=${drugs.join(',')}&planids=${plans.join(',')}&year=2026`);

  it('for 20 medicines and 10 plans takes one call, and none if requested again in another order', async () => {
    const answer = await covered(DRUGS, PLANS);
    expect(answer.status).toBe(200);
    expect((answer.body as { coverage: Coverage[] }).coverage).toHaveLength(200);
    expect(marketplace.calls.count('/drugs/covered')).toBe(1);
    expect((await covered(DRUGS.toReversed(), PLANS.toReversed())).raw).toBe(answer.raw);
    expect(marketplace.calls.count('/drugs/covered')).toBe(1);
  });

  it('for one medicine and plan does not depend on what else is requested', async () => {
    const brands = sampleProducts()
      .filter(({ isBrand }) => isBrand)
      .slice(0, COVERAGE_BATCH.drugs)
      .map(({ rxcui }) => rxcui);
    const plans = tenPlans();
    const factsOf = async (drugs: readonly string[], ids: readonly string[]) => {
      const { body } = await covered([...drugs], [...ids]);
      return (body as { coverage: Coverage[] }).coverage;
    };
    const whole = new Map((await factsOf(brands, plans)).map((fact) => [`${fact.rxcui} ${fact.plan_id}`, fact]));
    expect(new Set([...whole.values()].map(({ coverage }) => coverage)).size).toBeGreaterThan(2);
    const pick = seeded(5);
    for (let round = 0; round < 40; round += 1) {
      const some = <T>(list: readonly T[]): T[] =>
        list.filter((one, index) => pick() < 0.3 || (index === round % list.length && one !== undefined));
      for (const fact of await factsOf(some(brands), some(plans)))
        expect(fact).toEqual(whole.get(`${fact.rxcui} ${fact.plan_id}`));
    }
  });

  it('for any number of plans is asked ten plans at a time', async () => {
    const plan_ids = Array.from({ length: 25 }, (_, index) => `222${String(index).padStart(2, '0')}TX0010001`);
    const before = marketplace.calls.count('/drugs/covered');
    const question = { drugs: DRUGS.slice(0, 2), plan_ids, year: 2026 };
    const { status, body } = await testApp.browser().post('/api/drugs/covered', question);
    expect(status).toBe(200);
    expect((body as { coverage: Coverage[] }).coverage).toHaveLength(50);
    expect(marketplace.calls.count('/drugs/covered') - before).toBe(3);
  });

  it.each([
    ['21 medicines', [...DRUGS, '1'], PLANS],
    ['11 plans', DRUGS, [...PLANS, '99999TX0010001']],
    ['a name instead of a medicine id', ['aspirin'], PLANS],
    ['no plan', DRUGS, []],
  ])('rejects %s', async (_, drugs, plans) => {
    expect((await covered(drugs, plans)).status).toBe(400);
  });
});

describe('the VA formulary', () => {
  const va = async (q: string) => {
    const { browser } = await testApp.signedIn();
    return (await browser.get(`/api/va/formulary?q=${encodeURIComponent(q)}`)).body as {
      drugs: VaDrug[];
      listDate: string;
    };
  };

  it('is the list that ships with the site by default, searchable by brand and generic name', async () => {
    const byBrand = await va('eliq');
    expect(byBrand.listDate).toBe('2024-03-24');
    expect(new Set(byBrand.drugs.map(({ generic }) => generic))).toEqual(new Set(['apixaban']));
    expect((await va('apixaban 5mg')).drugs[0]).toMatchObject({
      id: 'apixaban 5mg tab',
      name: 'apixaban 5 mg',
      form: 'tablet',
    });
  });

  it('contributes names to the spelling suggestions', async () => {
    const { body } = await testApp.browser().get('/api/autocomplete?q=prednisolne&list=va');
    expect(body).toEqual([{ name: 'prednisolone' }, { name: 'prednisone' }]);
  });

  it.each(['viagra plus', 'zzy', 'el', '', '%%%', '.*', "' or 1=1"])('finds nothing for "%s"', async (q) => {
    expect((await va(q)).drugs).toEqual([]);
  });

  it('requires a session', async () => {
    expect((await testApp.browser().get('/api/va/formulary?q=eliquis')).status).toBe(401);
  });
});
