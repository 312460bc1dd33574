import { loadPlaces } from '#modules/facts/index.js';
import { BASE_CSR } from '../wire/vocabulary.js';
import { SampleCatalog } from './sample-catalog.js';

const catalog = new SampleCatalog();
const dallas = { fips: '48113', state: 'TX' };

describe('the sample catalog', () => {
  it('contains the same plans and prices every time', () => {
    const rates = (of: SampleCatalog) =>
      of.plansIn(dallas, 2027).map((plan) => [plan.facts, plan.ratePerMonth(8, 40, false)]);
    expect(rates(new SampleCatalog())).toEqual(rates(catalog));
  });

  it('returns a plan only for the years in which it is sold', () => {
    expect(catalog.plan('00148TX0010023', 2026)?.facts.name).toContain('Harvest');
    expect(catalog.plan('00148TX0010023', 2027)).toBeUndefined();
    expect(catalog.plan('00148TX0010024', 2027)).toBeDefined();
  });

  it('has plans of every metal level and type', () => {
    const miami = { fips: '12086', state: 'FL' };
    const facts = catalog.plansIn(miami, 2027).map((plan) => plan.facts);
    expect(new Set(facts.map((plan) => plan.metal_level))).toEqual(
      new Set(['Catastrophic', 'Bronze', 'Silver', 'Gold', 'Platinum']),
    );
    expect(new Set(facts.map((plan) => plan.type))).toEqual(new Set(['HMO', 'PPO', 'EPO', 'POS']));
  });

  it('says "1 exam" and "2 exams" in the limits of benefits', () => {
    const limits = catalog
      .plansIn(dallas, 2027)
      .flatMap((plan) => plan.benefits().map(({ explanation }) => explanation))
      .filter((text) => /exam/.test(text));
    expect(new Set(limits)).toEqual(new Set(['Limited to 1 exam per year.', 'Limited to 2 exams per year.']));
  });

  it('uses plan ids in the real format that no real issuer has', () => {
    for (const { facts } of catalog.plansIn(dallas, 2027)) expect(facts.id).toMatch(/^0\d{4}TX\d{7}$/);
  });

  it('has the gaps of real data: no stars, empty addresses, no benefits, separate drug deductibles', () => {
    const plans = catalog.plansIn(dallas, 2027);
    expect(plans.some(({ facts }) => facts.quality_rating.global_rating === 0)).toBe(true);
    expect(plans.some(({ facts }) => facts.network_url === '')).toBe(true);
    expect(plans.some((plan) => plan.benefits().length === 0)).toBe(true);
    expect(plans.some((plan) => plan.deductibles.some((row) => row.type === 'Drug EHB Deductible'))).toBe(true);
  });

  it('lists all 70 benefits of the official template', () => {
    expect(catalog.plan('00348TX0010010', 2027)?.benefits()).toHaveLength(70);
  });

  it('has worked examples in which nobody pays a copay that the plan lacks or more than its maximum', () => {
    const wrong = [2026, 2027].flatMap((year) =>
      catalog.plansIn(dallas, year).flatMap((plan) => {
        if (plan.sbcs === undefined) return [];
        const maximum =
          plan.moops.find((row) => row.csr === BASE_CSR && row.network_tier === 'In-Network')?.amount ?? 0;
        const costs = plan.benefits().flatMap((benefit) => benefit.cost_sharings);
        const hasCopays = costs.length === 0 || costs.some((cost) => cost.copay_amount > 0);
        const isConsistent = Object.values(plan.sbcs).every(
          ({ deductible, copay, coinsurance }) =>
            deductible + copay + coinsurance <= maximum &&
            Math.min(deductible, copay, coinsurance) >= 0 &&
            (hasCopays || copay === 0),
        );
        return isConsistent ? [] : [plan.facts.name];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('sets prices by age, rating area and tobacco use', () => {
    const plan = catalog.plan('00148TX0010010', 2027);
    const at40 = plan?.ratePerMonth(8, 40, false) ?? 0;
    expect(plan?.ratePerMonth(8, 64, false)).toBeCloseTo((at40 / 1.278) * 3, 1);
    expect(plan?.ratePerMonth(8, 40, true)).toBeCloseTo(at40 * 1.2, 1);
    expect(plan?.ratePerMonth(9, 40, false)).not.toBe(at40);
  });

  it('finds the counties of a ZIP code in two counties and of one in a state that is not served', () => {
    expect(catalog.countiesOf('74103').map(({ name }) => name)).toEqual(['Tulsa County', 'Osage County']);
    expect(catalog.countiesOf('94105')).toEqual([{ name: 'San Francisco County', fips: '06075', state: 'CA' }]);
    expect(catalog.plansIn({ fips: '06075', state: 'CA' }, 2027)).toEqual([]);
  });

  it('knows every ZIP code in the country, its counties and their rating areas', () => {
    const places = loadPlaces();
    const wrong = [...places.zips].filter((zip) => {
      const counties = catalog.countiesOf(zip);
      const rated = counties.every(
        ({ fips, state }) => catalog.rateArea(fips) !== undefined || !catalog.has(state, 2027),
      );
      return counties.length === 0 || counties.length !== places.countiesOf(zip).length || !rated;
    });
    expect(wrong).toEqual([]);
  });

  it('finds each plan on sale by its id, also when it is no longer in memory', () => {
    const [first] = catalog.plansIn(dallas, 2027);
    for (let turn = 0; turn < 60; turn++)
      catalog.plansIn({ fips: `48${String(turn * 2 + 1).padStart(3, '0')}`, state: 'TX' }, 2027);
    const again = catalog.plan(first?.facts.id ?? '', 2027);
    expect(again?.facts).toEqual(first?.facts);
    expect(again?.ratePerMonth(8, 40, false)).toBe(first?.ratePerMonth(8, 40, false));
    for (const { facts } of catalog.plansIn(dallas, 2027)) expect(catalog.plan(facts.id, 2027)?.facts).toEqual(facts);
  });

  it('returns no plan for an id of another state, of an unknown brand or of an unknown design', () => {
    const ids = ['00148FL0010008', '09948TX0010008', '00148TX0010099', '00106CA0010008', ''];
    expect(ids.map((id) => catalog.plan(id, 2027))).toEqual(ids.map(() => undefined));
  });
});

describe('drug coverage in the sample catalog', () => {
  it('finds a drug by brand and by ingredient, and lists names that begin with the search text first', () => {
    expect(catalog.findDrugs('lipi')[0]).toEqual({
      rxcui: '617314',
      name: 'Lipitor',
      strength: '10 mg',
      route: 'Oral Pill',
      full_name: 'Lipitor (Oral Pill)',
      rxterms_dose_form: 'Tab',
      rxnorm_dose_form: 'Oral Tablet',
    });
    expect(catalog.findDrugs('metformin').length).toBeGreaterThan(2);
    expect(catalog.findDrugs('zzzunknown')).toEqual([]);
  });

  it('returns every kind of answer, and names the generic exactly when the generic is what is covered', () => {
    const rxcuis = ['a', 'e', 'i', 'o'].flatMap((letter) => catalog.findDrugs(letter)).map(({ rxcui }) => rxcui);
    const answers = rxcuis.flatMap((rxcui) =>
      ['00148TX0010010', '00248TX0010010', '00548TX0010010'].map((id) => catalog.drugCoverage(id, rxcui, 2027)),
    );
    expect(new Set(answers.map(({ coverage }) => coverage))).toEqual(
      new Set(['Covered', 'NotCovered', 'GenericCovered', 'DataNotProvided']),
    );
    for (const answer of answers) {
      expect(answer.generic_rxcui !== undefined).toBe(answer.coverage === 'GenericCovered');
    }
  });

  it('has no data for one issuer, unknown plans, unknown drugs and earlier years', () => {
    const of = (plan: string, drug: string, year: number) => catalog.drugCoverage(plan, drug, year).coverage;
    expect([
      of('00548TX0010010', '617314', 2027),
      of('99999TX0010010', '617314', 2027),
      of('00148TX0010010', '1', 2027),
      of('00148TX0010010', '617314', 2019),
    ]).toEqual(Array(4).fill('DataNotProvided'));
  });
});
