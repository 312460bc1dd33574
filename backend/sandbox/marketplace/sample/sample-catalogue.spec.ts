import { loadPlaces } from '#modules/facts/index.js';
import { SampleCatalogue } from './sample-catalogue.js';

const catalogue = new SampleCatalogue();
const dallas = { fips: '48113', state: 'TX' };

describe('the sample catalogue', () => {
  it('contains the same plans and prices every time', () => {
    const rates = (of: SampleCatalogue) =>
      of.plansIn(dallas, 2027).map((plan) => [plan.facts, plan.ratePerMonth(8, 40, false)]);
    expect(rates(new SampleCatalogue())).toEqual(rates(catalogue));
  });

  it('returns a plan only for the years in which it is sold', () => {
    expect(catalogue.plan('00148TX0010023', 2026)?.facts.name).toContain('Harvest');
    expect(catalogue.plan('00148TX0010023', 2027)).toBeUndefined();
    expect(catalogue.plan('00148TX0010024', 2027)).toBeDefined();
  });

  it('has plans of every metal level and type', () => {
    const miami = { fips: '12086', state: 'FL' };
    const facts = catalogue
      .plansIn(miami, 2027)
      .map((plan) => plan.facts)
      .filter((plan) => plan.product_division === 'HealthCare');
    expect(new Set(facts.map((plan) => plan.metal_level))).toEqual(
      new Set(['Catastrophic', 'Bronze', 'Silver', 'Gold', 'Platinum']),
    );
    expect(new Set(facts.map((plan) => plan.type))).toEqual(new Set(['HMO', 'PPO', 'EPO', 'POS']));
  });

  it('uses plan ids in the real format that no real issuer has', () => {
    for (const { facts } of catalogue.plansIn(dallas, 2027)) expect(facts.id).toMatch(/^0\d{4}TX\d{7}$/);
  });

  it('has the gaps of real data: no stars, empty addresses, no benefits, separate drug deductibles', () => {
    const plans = catalogue.plansIn(dallas, 2027);
    expect(plans.some(({ facts }) => facts.quality_rating.global_rating === 0)).toBe(true);
    expect(plans.some(({ facts }) => facts.network_url === '')).toBe(true);
    expect(plans.some((plan) => plan.benefits().length === 0)).toBe(true);
    expect(plans.some((plan) => plan.deductibles.some((row) => row.type === 'Drug EHB Deductible'))).toBe(true);
  });

  it('lists all 70 benefits of the official template', () => {
    expect(catalogue.plan('00348TX0010010', 2027)?.benefits()).toHaveLength(70);
  });

  it('sets prices by age, rating area and tobacco use', () => {
    const plan = catalogue.plan('00148TX0010010', 2027);
    const at40 = plan?.ratePerMonth(8, 40, false) ?? 0;
    expect(plan?.ratePerMonth(8, 64, false)).toBeCloseTo((at40 / 1.278) * 3, 1);
    expect(plan?.ratePerMonth(8, 40, true)).toBeCloseTo(at40 * 1.2, 1);
    expect(plan?.ratePerMonth(9, 40, false)).not.toBe(at40);
  });

  it('finds the counties of a ZIP code in two counties and of one in a state that is not served', () => {
    expect(catalogue.countiesByZip('74103').map(({ name }) => name)).toEqual(['Tulsa County', 'Osage County']);
    expect(catalogue.countiesByZip('94105')).toEqual([
      { zipcode: '94105', name: 'San Francisco County', fips: '06075', state: 'CA' },
    ]);
    expect(catalogue.plansIn({ fips: '06075', state: 'CA' }, 2027)).toEqual([]);
  });

  it('knows every ZIP code in the country, its counties and their rating areas', () => {
    const places = loadPlaces();
    const wrong = [...places.zips].filter((zip) => {
      const counties = catalogue.countiesByZip(zip);
      const rated = counties.every(
        ({ fips, state }) => catalogue.rateArea(fips) !== undefined || !catalogue.has(state, 2027),
      );
      return counties.length === 0 || counties.length !== places.countiesOf(zip).length || !rated;
    });
    expect(wrong).toEqual([]);
  });

  it('finds ZIP codes by their first digits', () => {
    const found = catalogue.countiesByZip('8222').map(({ zipcode }) => zipcode);
    expect(found.length).toBeGreaterThan(5);
    expect(found.every((zip) => zip.startsWith('8222'))).toBe(true);
  });

  it('finds each plan on sale by its id, also when it is no longer in memory', () => {
    const [first] = catalogue.plansIn(dallas, 2027);
    for (let turn = 0; turn < 60; turn++)
      catalogue.plansIn({ fips: `48${String(turn * 2 + 1).padStart(3, '0')}`, state: 'TX' }, 2027);
    const again = catalogue.plan(first?.facts.id ?? '', 2027);
    expect(again?.facts).toEqual(first?.facts);
    expect(again?.ratePerMonth(8, 40, false)).toBe(first?.ratePerMonth(8, 40, false));
    for (const { facts } of catalogue.plansIn(dallas, 2027))
      expect(catalogue.plan(facts.id, 2027)?.facts).toEqual(facts);
  });

  it('returns no plan for an id of another state, of an unknown brand or of an unknown design', () => {
    const ids = ['00148FL0010008', '09948TX0010008', '00148TX0010099', '00106CA0010008', ''];
    expect(ids.map((id) => catalogue.plan(id, 2027))).toEqual(ids.map(() => undefined));
  });
});

describe('drug coverage in the sample catalogue', () => {
  it('finds a drug by brand and by ingredient, and lists names that begin with the search text first', () => {
    expect(catalogue.findDrugs('lipi')[0]).toEqual({
      rxcui: '617314',
      name: 'Lipitor',
      strength: '10 mg',
      route: 'Oral Pill',
      full_name: 'Lipitor (Oral Pill)',
      rxterms_dose_form: 'Tab',
      rxnorm_dose_form: 'Oral Tablet',
    });
    expect(catalogue.findDrugs('metformin').length).toBeGreaterThan(2);
    expect(catalogue.findDrugs('zzz')).toEqual([]);
  });

  it('returns every kind of answer, and names the generic exactly when the generic is what is covered', () => {
    const rxcuis = ['a', 'e', 'i', 'o'].flatMap((letter) => catalogue.findDrugs(letter)).map(({ rxcui }) => rxcui);
    const answers = rxcuis.flatMap((rxcui) =>
      ['00148TX0010010', '00248TX0010010', '00548TX0010010'].map((id) => catalogue.drugCoverage(id, rxcui, 2027)),
    );
    expect(new Set(answers.map(({ coverage }) => coverage))).toEqual(
      new Set(['Covered', 'NotCovered', 'GenericCovered', 'DataNotProvided']),
    );
    for (const answer of answers) {
      expect(answer.generic_rxcui !== undefined).toBe(answer.coverage === 'GenericCovered');
    }
  });

  it('has no data for one issuer, unknown plans, unknown drugs and earlier years', () => {
    const of = (plan: string, drug: string, year: number) => catalogue.drugCoverage(plan, drug, year).coverage;
    expect([
      of('00548TX0010010', '617314', 2027),
      of('99999TX0010010', '617314', 2027),
      of('00148TX0010010', '1', 2027),
      of('00148TX0010010', '617314', 2019),
    ]).toEqual(Array(4).fill('DataNotProvided'));
  });
});
