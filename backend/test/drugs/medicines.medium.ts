import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import type { Coverage, Drug, KnownMedicine } from '#contract/api/drugs.contract.js';
import { COVERAGE_BATCH } from '#contract/limits/care.js';
import { sampleProducts } from '#modules/drugs/import/sample-products.js';
import { ensureMedicines, readProducts, replaceMedicines } from '#modules/drugs/index.js';
import { tenPlans } from '../builders/plans.builder.js';
import { withMarketplace, type TestApp } from '../harness/test-app.js';
import { COMMON_MEDICINES, misspelled } from './common-medicines.js';

const productsFor = async (testApp: TestApp, q: string) =>
  (await testApp.browser().get(`/api/drugs/autocomplete?q=${encodeURIComponent(q)}`)).body as Drug[];
const namesFor = async (testApp: TestApp, q: string) =>
  ((await testApp.browser().get(`/api/autocomplete?q=${encodeURIComponent(q)}`)).body as { name: string }[]).map(
    ({ name }) => name,
  );

describe('medicine names with the built-in sample', () => {
  const { marketplace, testApp } = withMarketplace();
  beforeAll(async () => {
    await ensureMedicines(testApp.database.ownerUrl);
  });

  it('come from the marketplace if it knows them, and otherwise from the sample', async () => {
    expect((await productsFor(testApp, 'lipitor'))[0]).toMatchObject({ name: 'Lipitor' });
    expect(marketplace.calls.count('/drugs/autocomplete')).toBe(1);
    expect((await productsFor(testApp, 'coumadin 5 mg'))[0]).toMatchObject({ name: 'Coumadin', rxcui: '855334' });
    expect(await namesFor(testApp, 'warfrin')).toContain('warfarin');
  });

  it('include common medicines by generic name, brand and a misspelling', async () => {
    expect(COMMON_MEDICINES.length).toBeGreaterThan(200);
    const missing: string[] = [];
    const find = async (typed: string, wanted: string): Promise<void> => {
      const found = (await productsFor(testApp, typed)).map(({ name, generic_name: generic }) => `${name} ${generic}`);
      const guesses = typed === wanted ? [] : await namesFor(testApp, typed);
      const words = wanted.toLowerCase();
      if (![...found, ...guesses].some((name) => name.toLowerCase().includes(words)))
        missing.push(`${wanted}, typed as ${typed}`);
    };
    const names = COMMON_MEDICINES.flatMap(({ generic, brands }) => [generic, ...brands]);
    // `FUZZ=all` tries every name. `npm test` tries one of 54, as typed and misspelled.
    for (const name of names.filter((_, index) => process.env['FUZZ'] === 'all' || index % 54 === 0))
      for (const typed of [name, misspelled(name)]) await find(typed, name);
    expect(missing).toEqual([]);
  });

  it('include the covered generic', async () => {
    const brands = sampleProducts()
      .filter(({ isBrand, genericRxcui }) => isBrand && genericRxcui)
      .filter((_, index) => index % 4 === 0)
      .slice(0, COVERAGE_BATCH.drugs);
    const { body } = await testApp
      .browser()
      .get(
        `/api/drugs/covered?drugs=${brands.map(({ rxcui }) => rxcui).join(',')}` +
          `&planids=${tenPlans().join(',')}&year=2026`,
      );
    const generics = (body as { coverage: Coverage[] }).coverage.filter(
      ({ coverage }) => coverage === 'GenericCovered',
    );
    expect(generics.length).toBeGreaterThan(0);
    expect(
      generics.filter(
        ({ rxcui, generic_name: named }) => named !== brands.find((brand) => brand.rxcui === rxcui)?.generic,
      ),
    ).toEqual([]);
  });

  it('are known as brands or generics, and a brand names its generic in the same strength and form', async () => {
    const brand = sampleProducts().find(({ isBrand, genericRxcui }) => isBrand && genericRxcui);
    const drugs = [brand?.rxcui, brand?.genericRxcui, '99999999'];
    const question = { drugs, plan_ids: tenPlans().slice(0, 1), year: 2026 };
    const { body } = await testApp.browser().post('/api/drugs/covered', question);
    expect((body as { medicines: KnownMedicine[] }).medicines).toMatchObject([
      { is_brand: true, generic_name: brand?.generic, generic: { rxcui: brand?.genericRxcui } },
      { is_brand: false, generic: null },
      { is_brand: null, generic_name: null, generic: null },
    ]);
  });

  it('count as brands without a generic if insurers list none: Ozempic, and also semaglutide', async () => {
    const rxcuiOf = async (name: string) =>
      (await productsFor(testApp, name)).find((drug) => drug.name === name)?.rxcui ?? '';
    const drugs = [await rxcuiOf('Ozempic'), await rxcuiOf('semaglutide'), await rxcuiOf('metformin')];
    const question = { drugs, plan_ids: tenPlans().slice(0, 1), year: 2026 };
    const { body } = await testApp.browser().post('/api/drugs/covered', question);
    expect((body as { medicines: KnownMedicine[] }).medicines).toMatchObject([
      { is_brand: true, generic_name: 'semaglutide', generic: null },
      { is_brand: true, generic_name: 'semaglutide', generic: null },
      { is_brand: false, generic: null },
    ]);
  });

  it('are not said to have a covered generic by the local marketplace if none is sold: Lantus', async () => {
    const lantus = (await productsFor(testApp, 'Lantus')).filter(({ name }) => name === 'Lantus');
    const drugs = lantus.map(({ rxcui }) => rxcui);
    expect(drugs.length).toBeGreaterThan(0);
    const plan_ids = tenPlans();
    const { body } = await testApp.browser().post('/api/drugs/covered', { drugs, plan_ids, year: 2026 });
    const answers = (body as { coverage: Coverage[] }).coverage;
    expect(answers).toHaveLength(drugs.length * plan_ids.length);
    expect(answers.filter(({ coverage, generic_rxcui }) => coverage === 'GenericCovered' || generic_rxcui)).toEqual([]);
  });

  it('are in the order of their strengths, not of the digits', async () => {
    const found = await productsFor(testApp, 'warfarin');
    const strengths = found
      .filter(({ name }) => name === 'warfarin')
      .map(({ strength }) => Number.parseFloat(strength));
    expect(strengths).toEqual([1, 2, 2.5, 3, 4, 5, 6, 7.5, 10]);
  });

  it.each(['gabapentin', 'metf', 'metoprolol', 'aspirin', 'diltiazem', 'hctz', 'paracetamol'])(
    'begin with the usual form for "%s": a plain pill, not a long-acting one, a liquid or a suppository',
    async (typed) => {
      const [first] = await productsFor(testApp, typed);
      expect(first).toMatchObject({ route: 'Oral Pill', name: expect.not.stringMatching(/ (?:XR|ER|SR|DR)$/) });
    },
  );

  it('begin with what people take at home: fentanyl as a patch or lozenge, not as an injection', async () => {
    const routes = (await productsFor(testApp, 'fentanyl'))
      .filter(({ name }) => name === 'fentanyl')
      .map((drug) => drug.route);
    expect(routes).toContain('Transdermal');
    expect(routes.indexOf('Injectable')).toBeGreaterThan(routes.lastIndexOf('Transdermal'));
  });

  it.each([
    ['albuterol inhaler', 'albuterol', /Inhaler/],
    ['nitroglycerin patch', 'nitroglycerin', /Transdermal/],
    ['fentanyl patch', 'fentanyl', /Transdermal/],
    ['estradiol patch', 'estradiol', /Transdermal/],
    ['lisinopril tablet', 'lisinopril', /Tablet/],
    ['hctz tablets', 'hydrochlorothiazide', /Tablet/],
    ['lantus solostar', 'Lantus', /Pen Injector/],
    ['lantus vial', 'Lantus', /Injectable Solution/],
    ['advair diskus', 'Advair', /Inhal/],
    ['advair gizmo', 'Advair', /Inhal/],
    ['albuterol', 'albuterol', /Inhaler/],
    ['fentanyl', 'fentanyl', /Transdermal/],
    ['nitroglycerin', 'nitroglycerin', /Sublingual/],
  ])('begin with the form that people mean by "%s"', async (typed, name, form) => {
    const [first] = await productsFor(testApp, typed);
    expect(first?.name).toBe(name);
    expect(`${first?.route} ${first?.rxnorm_dose_form}`).toMatch(form);
  });

  it.each([
    ['levothyroxine 50 mcg', 'levothyroxine', '0.05 mg'],
    ['levothyroxine 50mcg', 'levothyroxine', '0.05 mg'],
    ['levothyroxine 0.05 mg tablet', 'levothyroxine', '0.05 mg'],
    ['metformin er 500', 'metformin XR', '500 mg'],
    ['metformin 1,000 mg', 'metformin', '1000 mg'],
  ])('begin with the strength in "%s"', async (typed, name, strength) => {
    expect((await productsFor(testApp, typed))[0]).toMatchObject({ name, strength });
  });

  it.each(['lisinopril', 'hydrochlorothiazide', 'metformin'])(
    'with one ingredient come before combinations for "%s"',
    async (typed) => {
      const found = await productsFor(testApp, typed);
      const isCombined = found.map(({ name, generic_name: generic = '' }) => `${name}${generic}`.includes('/'));
      expect(isCombined.indexOf(true)).toBeGreaterThan(2);
      expect(isCombined.indexOf(true)).toBeGreaterThan(isCombined.lastIndexOf(false));
    },
  );

  it('name the plain form of a medicine before its long-acting form', async () => {
    expect((await namesFor(testApp, 'metf')).slice(0, 2)).toEqual(['metformin', 'metformin XR']);
  });

  it.each(['xyzabc', 'qwerty', 'potato', 'banana', 'qwerty tablet', 'xyzabc 50 mcg'])(
    'are not guessed from "%s", which is no name',
    async (typed) => {
      expect(await productsFor(testApp, typed)).toEqual([]);
      expect(await namesFor(testApp, typed)).toEqual([]);
    },
  );

  it.each([
    ['metfromin', 'metformin'],
    ['lisinoprl', 'lisinopril'],
    ['atorvastatn', 'atorvastatin'],
    ['sinvastatin', 'simvastatin'],
    ['eliqis', 'Eliquis'],
    ['ozempik', 'Ozempic'],
    ['xanx', 'Xanax'],
    ['selebrecks', 'Celebrex'],
  ])('are only offered for the misspelled "%s", which finds no product', async (typed, name) => {
    expect(await productsFor(testApp, typed)).toEqual([]);
    expect((await namesFor(testApp, typed))[0]?.toLowerCase()).toBe(name.toLowerCase());
  });

  it.each([
    ['Keflex', 'cephalexin'],
    ['Zofran', 'ondansetron'],
    ['vicodin', 'acetaminophen/hydrocodone'],
    ['z-pak', 'azithromycin'],
    ['Cogentin', 'benztropine'],
    ['Imdur', 'isosorbide mononitrate'],
    ['cyanocobalamin', 'vitamin b12'],
    ['hctz', 'hydrochlorothiazide'],
    ['paracetamol', 'acetaminophen'],
    ['salbutamol', 'albuterol'],
  ])('of the list are found by a name without a product: "%s" is %s', async (typed, generic) => {
    const [first] = await productsFor(testApp, typed);
    expect(first?.generic_name).toBe(generic);
  });

  it.each([
    ['Leqembi', 'lecanemab'],
    ['Zepbound', 'tirzepatide'],
    ['Kisunla', 'donanemab'],
    ['Journavx', 'suzetrigine'],
    ['Emrelis', 'telisotuzumab'],
  ])('that no product has find nothing, but are known: %s contains %s', async (typed, contains) => {
    expect(await productsFor(testApp, typed)).toEqual([]);
    const { body } = await testApp.browser().get(`/api/autocomplete?q=${typed.toLowerCase()}`);
    expect(body).toEqual([{ name: typed, contains: expect.stringContaining(contains) }]);
  });

  it('are stored once, and again if what ships has changed', async () => {
    const stored = async () => (await testApp.sql.query('select xmin::text from medicines limit 1')).rows;
    const before = await stored();
    await ensureMedicines(testApp.database.ownerUrl);
    expect(await stored()).toEqual(before);
    await testApp.sql.query("update medicines set strength = '1 MG' where rxcui = '617314'");
    await ensureMedicines(testApp.database.ownerUrl);
    const { rows } = await testApp.sql.query("select strength from medicines where rxcui = '617314'");
    expect(rows).toEqual([{ strength: '10 mg' }]);
  });

  it.each(['insulin glargine', 'methylphenidate', 'albuterol', 'estradiol', 'Lantus'])(
    'never offer two options that read alike for %s',
    async (typed) => {
      const options = (await productsFor(testApp, typed)).map((drug) => drug.full_name);
      expect(options.length).toBeGreaterThan(1);
      expect(options).toEqual([...new Set(options)]);
    },
  );

  it('come from the sample while the marketplace is down', async () => {
    marketplace.fault({ kind: '500', count: 0 });
    expect((await productsFor(testApp, 'rosuvastatin'))[0]).toMatchObject({ name: 'rosuvastatin' });
    expect((await testApp.browser().get('/api/drugs/autocomplete?q=zzunknown')).status).toBe(503);
  });

  it('are not replaced by the sample once a list has been imported', async () => {
    await testApp.sql.query("update medicine_list set list_date = '2020-01-01', is_sample = false");
    await ensureMedicines(testApp.database.ownerUrl);
    expect((await testApp.sql.query("select 1 from medicine_list where list_date = '2020-01-01'")).rows).toHaveLength(
      1,
    );
  });
});

describe('medicine names with imported official files', () => {
  const HEADING =
    'RXCUI|FULL_GENERIC_NAME|BRAND_NAME|DISPLAY_NAME|ROUTE|NEW_DOSE_FORM|RXN_DOSE_FORM|STRENGTH|' +
    'SUPPRESS_FOR|IS_RETIRED';
  const RXTERMS = [
    HEADING,
    '1|exampline 5 MG Oral Tablet|ZEXAMPLO|ZEXAMPLO (Oral Pill)|Oral Pill|Tab|Oral Tablet|5 mg||',
    '2|exampline 5 MG Oral Tablet||exampline (Oral Pill)|Oral Pill|Tab|Oral Tablet|5 mg||',
    '3|exampline 20 MG Oral Tablet|ZEXAMPLO|ZEXAMPLO (Oral Pill)|Oral Pill|Tab|Oral Tablet|20 mg||',
  ];
  const RXNORM = [
    '4|ENG||||||||||RXNORM|SCD|4|otheramide 10 MG Oral Tablet||N||',
    '5|ENG||||||||||RXNORM|IN|5|otheramide||N||',
  ];
  const { marketplace, testApp } = withMarketplace();
  let folder: string;
  let read = 0;
  const told: (readonly [string, number])[] = [];
  const file = (name: string, text: string | Buffer) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const take = async (files: string[], tell: (doing: string, count: number) => void = () => {}) => {
    const products = await readProducts(files, tell);
    const client = new pg.Client({ connectionString: testApp.database.ownerUrl });
    await client.connect();
    return replaceMedicines(client, products.values(), { listDate: '2026-11-03', isSample: false }, tell).finally(() =>
      client.end(),
    );
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'medicines-'));
    read = await take(
      [file('RxTerms.txt', RXTERMS.join('\n')), file('RXNCONSO.RRF.gz', gzipSync(RXNORM.join('\n')))],
      (doing, count) => told.push([doing, count]),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are imported with reports of the progress', () => {
    expect(read).toBe(4);
    expect(told.at(0)).toEqual(['written', 4]);
  });

  it.each([
    ['zexa', 'Zexamplo'],
    ['zexa', 'exampline'],
    ['Zexamplo', 'exampline'],
    ['exampline', 'Zexamplo'],
    ['Zexamplo 20 mg', 'exampline'],
  ])('"%s" finds %s without a call to the marketplace', async (typed, name) => {
    expect((await namesFor(testApp, typed)).slice(0, 5)).toContain(name);
    expect(marketplace.calls.count('/drugs/autocomplete')).toBe(0);
  });

  it('have the format of the marketplace, weakest strength first unless a strength was typed', async () => {
    expect((await productsFor(testApp, 'zexamplo')).map(({ rxcui }) => rxcui)).toEqual(['1', '3', '2']);
    expect((await productsFor(testApp, 'zexamplo 20'))[0]).toEqual({
      rxcui: '3',
      name: 'Zexamplo',
      generic_name: 'exampline',
      strength: '20 mg',
      route: 'Oral Pill',
      full_name: 'Zexamplo 20 mg tablet',
      rxterms_dose_form: 'Tab',
      rxnorm_dose_form: 'Oral Tablet',
    });
  });

  it('come from the marketplace if the list has no match', async () => {
    expect((await productsFor(testApp, 'lipitor'))[0]).toMatchObject({ name: 'Lipitor' });
    expect(marketplace.calls.count('/drugs/autocomplete')).toBe(1);
  });

  it.each([
    ['zexampol', 'Zexamplo'],
    ['zeksamplo', 'Zexamplo'],
    ['exmaplin', 'exampline'],
  ])('that are spelled like "%s" are offered: %s', async (typed, name) => {
    expect(await productsFor(testApp, typed)).toEqual([]);
    expect(await namesFor(testApp, typed)).toContain(name);
  });

  it.each(['%%%', "' or 1=1 --", '\\', '.*(a+)+$'])('do not match special characters: %s', async (typed) => {
    expect(await productsFor(testApp, typed)).toEqual([]);
  });

  it('stay unchanged if a file is of an unknown kind or contains no medicine', async () => {
    await expect(take([file('other.csv', 'a,b\n1,2')])).rejects.toThrow('neither');
    await expect(take([file('empty.txt', HEADING)])).rejects.toThrow('no medicine');
    expect(await namesFor(testApp, 'zexamplo')).toContain('Zexamplo');
  });
});
