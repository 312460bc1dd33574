import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { MedicineFacts } from '#contract/api/drugs.contract.js';
import { importVaFormulary, MedicineIndex, replaceMedicines } from '#modules/drugs/index.js';
import { describeWithShared, sharedFile } from '#sandbox/marketplace/testing/shared-data.js';
import { misspellings } from '../drugs/misspellings.js';
import { REAL_NAMES, realProducts } from '../drugs/real-names.js';
import { TestApp } from '../harness/test-app.js';

const EXTRACT = 'data/va/va_national_formulary_2024-03.csv.gz';

describeWithShared('the imported names from RxNorm and RxTerms', [...REAL_NAMES, EXTRACT], () => {
  let testApp: TestApp;
  let index: MedicineIndex;
  let products: Awaited<ReturnType<typeof realProducts>>;
  beforeAll(async () => {
    products = await realProducts();
    testApp = await TestApp.open({ workers: false });
    const client = new pg.Client({ connectionString: testApp.database.ownerUrl });
    await client.connect();
    await replaceMedicines(client, products.values(), { listDate: '2022-02-01', isSample: false }, () => {});
    await importVaFormulary(client, sharedFile(EXTRACT), '2024-03-24');
    await client.end();
    index = new MedicineIndex(testApp.app.get(EntityManager, { strict: false }).fork());
  });
  afterAll(async () => {
    await testApp?.close();
  });

  it('include more than 20,000 products', () => {
    expect(products.size).toBeGreaterThan(20_000);
  });

  it('contain the right medicine among the first five results for at least 95 % of 500 misspelled names', async () => {
    const cases = misspellings(products.values());
    expect(cases).toHaveLength(500);
    const misses: string[] = [];
    const inProducts: string[] = [];
    for (const { kind, typed, right } of cases) {
      const isIt = (name: string): boolean => right.includes(name.toLowerCase());
      const found = (await index.names(typed)).slice(0, 5);
      if (!found.some(({ label }) => isIt(label)))
        misses.push(`${kind}: ${typed} for ${right.join()}, got ${found.map(({ label }) => label).join()}`);
      if (
        !(await index.find(typed))
          .slice(0, 5)
          .some(({ name, generic_name: generic = '' }) => isIt(name) || isIt(generic))
      )
        inProducts.push(typed);
    }
    process.stderr.write(
      `${misses.length} of 500 missed among names, ${inProducts.length} among products\n${misses.join('\n')}\n`,
    );
    expect(misses.length).toBeLessThanOrEqual(25);
    expect(inProducts.length).toBeLessThanOrEqual(25);
  });

  /** Returns every line of VA's formulary file, in lower case. */
  const vaLines = (): string[] =>
    gunzipSync(readFileSync(sharedFile(EXTRACT)))
      .toString('utf8')
      .toLowerCase()
      .split('\n');
  async function factsOf(rxcuis: readonly string[]): Promise<MedicineFacts[]> {
    const { browser } = await testApp.signedIn();
    const batches = Array.from({ length: Math.ceil(rxcuis.length / 20) }, (_, index) =>
      rxcuis.slice(index * 20, index * 20 + 20),
    );
    const answers = await Promise.all(
      batches.map((drugs) => browser.get(`/api/medicines/facts?drugs=${drugs.join(',')}`)),
    );
    return answers.flatMap(({ body }) => (body as { medicines: MedicineFacts[] }).medicines);
  }
  const everyNth = <T>(list: readonly T[], count: number): T[] =>
    Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]).flatMap(
      (one) => one ?? [],
    );

  it('are reported as listed by VA only if the VA list has their ingredients, strength and form', async () => {
    const plain = [...products.values()].filter(
      ({ generic, strength, rxnormDoseForm: form }) =>
        /^[a-z]{5,}( [a-z]+)?$/.test(generic) && /^[\d.]+ mg$/.test(strength) && /^Oral (Tablet|Capsule)$/.test(form),
    );
    const sample = everyNth(plain, 400);
    const listed = (await factsOf(sample.map(({ rxcui }) => rxcui))).filter(({ va }) => va.status === 'listed');
    expect(listed.length).toBeGreaterThan(100);
    const lines = vaLines();
    const wrong = listed.filter(({ rxcui, va: { product } }) => {
      const { generic = '', strength = '', rxnormDoseForm: form = '' } = products.get(rxcui) ?? {};
      const line = lines.find((one) => one.startsWith(`${product},`) || one.startsWith(`"${product}"`)) ?? '';
      return (
        !line.includes(generic.split(' ')[0] ?? '-') ||
        !line.includes(` ${strength.replace(' ', '')} ${form === 'Oral Tablet' ? 'tab' : 'cap'}`)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are never reported as listed for 200 medicines that are not on the VA list', async () => {
    const words = ` ${vaLines()
      .join(' ')
      .replaceAll(/[^a-z0-9]+/g, ' ')} `;
    const strangers = [...products.values()].filter(
      ({ generic }) => /^[a-z]{5,}$/.test(generic) && !words.includes(` ${generic} `),
    );
    const facts = await factsOf(everyNth(strangers, 200).map(({ rxcui }) => rxcui));
    expect(facts).toHaveLength(200);
    expect(facts.filter(({ va }) => va.status !== 'notFound')).toEqual([]);
  });
});
