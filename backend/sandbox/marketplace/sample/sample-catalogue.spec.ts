import { loadPlaces } from '#modules/facts/index.js';
import { SampleCatalogue } from './sample-catalogue.js';

const catalogue = new SampleCatalogue();
const dallas = { fips: '48113', state: 'TX' };
const withoutCatastrophic = (year: number) =>
  catalogue.plansIn(dallas, year).filter(({ facts }) => facts.metal_level !== 'Catastrophic');

describe('the sample catalogue', () => {
  it('contains the same plans and prices every time', () => {
    const rates = (of: SampleCatalogue) =>
      of.plansIn(dallas, 2027).map((plan) => [plan.facts, plan.ratePerMonth(8, 40, false)]);
    expect(rates(new SampleCatalogue())).toEqual(rates(catalogue));
  });

  it.each([2026, 2027])('sells 138 plans in Dallas County in %d, not counting Catastrophic plans', (year) => {
    expect(withoutCatastrophic(year)).toHaveLength(138);
    expect(catalogue.plansIn(dallas, year)).toHaveLength(144);
  });

  it('returns a plan only for the years in which it is sold', () => {
    expect(catalogue.plan('00148TX0010023', 2026)?.facts.name).toContain('Harvest');
    expect(catalogue.plan('00148TX0010023', 2027)).toBeUndefined();
    expect(catalogue.plan('00148TX0010024', 2027)).toBeDefined();
  });

  it('has plans of every metal level and type', () => {
    const facts = catalogue.plansIn(dallas, 2027).map((plan) => plan.facts);
    expect(new Set(facts.map((plan) => plan.metal_level))).toEqual(
      new Set(['Catastrophic', 'Bronze', 'Silver', 'Gold', 'Platinum']),
    );
    expect(new Set(facts.map((plan) => plan.type))).toEqual(new Set(['HMO', 'PPO', 'EPO', 'POS']));
  });

  it('uses plan ids in the real format that no real issuer has', () => {
    for (const { facts } of catalogue.plansIn(dallas, 2027)) expect(facts.id).toMatch(/^00\d{3}TX\d{7}$/);
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

  it('has a county with a single Silver plan', () => {
    const metals = catalogue.plansIn({ fips: '56027', state: 'WY' }, 2027).map(({ facts }) => facts.metal_level);
    expect(metals.filter((metal) => metal === 'Silver')).toHaveLength(1);
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

  it('returns no plans, and no error, for a county outside the sample', () => {
    expect(catalogue.plansIn({ fips: '22033', state: 'LA' }, 2027)).toEqual([]);
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
