import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { MedicineFacts } from '#contract/api/drugs.contract.js';
import { importVaFormulary, replaceMedicines, VaFormulary } from '#modules/drugs/index.js';
import { misspellings } from '../drugs/misspellings.js';
import { REAL_NAMES, realProducts } from '../drugs/real-names.js';
import { describeWithShared, sharedFile } from '../harness/shared-data.js';
import { TestApp } from '../harness/test-app.js';

/** Numbers of names to check in each test. `FUZZ=all` checks all of them. `npm test` checks a tenth of them. */
const [MISSPELLED, ORAL, OFF_LIST] = process.env['FUZZ'] === 'all' ? [500, 400, 200] : [40, 40, 20];

const EXTRACT = 'data/va/va_national_formulary_2024-03.csv.gz';

describeWithShared('the imported names from RxNorm and RxTerms', [...REAL_NAMES, EXTRACT], () => {
  let testApp: TestApp;
  let products: Awaited<ReturnType<typeof realProducts>>;
  beforeAll(async () => {
    products = await realProducts();
    testApp = await TestApp.open({ workers: false });
    const client = new pg.Client({ connectionString: testApp.database.ownerUrl });
    await client.connect();
    await replaceMedicines(client, products.values(), { listDate: '2022-02-01', isSample: false }, () => {});
    await importVaFormulary(client, sharedFile(EXTRACT), '2024-03-24');
    await client.end();
  });
  afterAll(async () => {
    await testApp?.close();
  });

  it('include more than 20,000 products', () => {
    expect(products.size).toBeGreaterThan(20_000);
  });

  it('contain the right medicine among the first five results for at least 95 % of misspelled names', async () => {
    const cases = everyNth(misspellings(products.values()), MISSPELLED);
    expect(cases).toHaveLength(MISSPELLED);
    const names = await testApp.app.get(VaFormulary, { strict: false }).names();
    const misses: string[] = [];
    for (const { kind, typed, right } of cases) {
      const found = kind === 'brand for generic' ? [names.named(typed)] : names.similarTo([typed]).slice(0, 5);
      const said = found.map((name) => (kind === 'brand for generic' ? name?.generic : name?.label) ?? '');
      if (!said.some((name) => right.includes(name.toLowerCase())))
        misses.push(`${kind}: ${typed} for ${right.join()}, got ${said.join()}`);
    }
    process.stderr.write(`${misses.length} of ${MISSPELLED} missed\n${misses.join('\n')}\n`);
    expect(misses.length).toBeLessThanOrEqual(MISSPELLED / 20);
  });

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
    const sample = everyNth(plain, ORAL);
    const listed = (await factsOf(sample.map(({ rxcui }) => rxcui))).filter(({ va }) => va.status === 'listed');
    expect(listed.length).toBeGreaterThan(ORAL / 4);
    const lines = vaLines();
    const wrong = listed.filter(({ rxcui, va: { product } }) => {
      const { generic = '', strength = '', rxnormDoseForm: form = '' } = products.get(rxcui) ?? {};
      const line = lines.find((one) => one.startsWith(`${product},`) || one.startsWith(`"${product}"`)) ?? '';
      // VA may write 0.5 mg as 500 mcg.
      const amounts = [strength.replace(' ', ''), `${Number((Number.parseFloat(strength) * 1000).toPrecision(6))}mcg`];
      const ending = form === 'Oral Tablet' ? 'tab' : 'cap';
      return (
        !line.includes(generic.split(' ')[0] ?? '-') || !amounts.some((amount) => line.includes(` ${amount} ${ending}`))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are never reported as listed for medicines that are not on the VA list', async () => {
    const words = ` ${vaLines()
      .join(' ')
      .replaceAll(/[^a-z0-9]+/g, ' ')} `;
    const strangers = [...products.values()].filter(
      ({ generic }) => /^[a-z]{5,}$/.test(generic) && !words.includes(` ${generic} `),
    );
    const facts = await factsOf(everyNth(strangers, OFF_LIST).map(({ rxcui }) => rxcui));
    expect(facts).toHaveLength(OFF_LIST);
    expect(facts.filter(({ va }) => va.status !== 'notFound')).toEqual([]);
  });
});
