import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import type { VaDrug } from '#contract/api/drugs.contract.js';
import { importVaFormulary } from '#modules/drugs/index.js';
import { VA_SAMPLE } from '#modules/drugs/va-sample.js';
import { describeWithShared, sharedFile } from '#sandbox/marketplace/testing/shared-data.js';
import { TestApp } from '../harness/test-app.js';

const EXTRACT = 'data/va/va_national_formulary_2024-03.csv.gz';
const NAMES = 'data/drugs/rxterms_2022-02_display_names.csv.gz';
const records = (file: string) =>
  parse(gunzipSync(readFileSync(sharedFile(file))), { columns: true, bom: true }) as Record<string, string>[];

describeWithShared('the VA extract of March 2024', [EXTRACT, NAMES], () => {
  let testApp: TestApp;
  let products: Set<string>;
  /** All words of the VA formulary in one string, each preceded by a space. */
  let words: string;
  beforeAll(async () => {
    testApp = await TestApp.open({ workers: false });
    const client = new pg.Client({ connectionString: testApp.database.ownerUrl });
    await client.connect();
    await importVaFormulary(client, sharedFile(EXTRACT), '2024-03-24', () => {});
    await client.end();
    const rows = records(EXTRACT);
    products = new Set(rows.map((row) => row['va_product'] ?? ''));
    words = rows
      .map((row) =>
        ` ${row['trade_name']} ${row['generic']} ${row['va_product']}`.toLowerCase().replaceAll(/[^a-z0-9.]+/g, ' '),
      )
      .join('');
  });
  afterAll(async () => {
    await testApp?.close();
  });

  const offered = async (browser: Awaited<ReturnType<TestApp['signedIn']>>['browser'], q: string) =>
    ((await browser.get(`/api/va/formulary?q=${encodeURIComponent(q)}`)).body as { drugs: VaDrug[] }).drugs;

  it('holds every line of the sample that stands in for it', () => {
    expect(VA_SAMPLE.filter(({ id }) => !products.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('is read in whole and says its date', async () => {
    const { browser } = await testApp.signedIn();
    const { body } = await browser.get('/api/va/formulary?q=metformin');
    expect(body).toMatchObject({ isSample: false, listDate: '2024-03-24' });
    expect((await testApp.sql.query<{ count: string }>('select count(*) from va_formulary')).rows[0]?.count).toBe(
      '5322',
    );
  });

  it('200 products of the list are found by generic name, and only products of the list are offered', async () => {
    const { browser } = await testApp.signedIn();
    const rows = records(EXTRACT).filter((row) => /^[a-z]{4,}$/.test(row['generic'] ?? ''));
    for (let index = 0; index < 200; index += 1) {
      const generic = rows[Math.floor((index * rows.length) / 200)]?.['generic'] ?? '';
      const found = await offered(browser, generic);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(({ id }) => !products.has(id))).toEqual([]);
    }
  });

  it('0 false "yes" for 200 names that are not on it', async () => {
    const { browser } = await testApp.signedIn();
    const strangers = records(NAMES)
      .map((row) => (row['display_name_stripped'] ?? '').split(/[ (]/)[0]?.toLowerCase() ?? '')
      .filter((name) => /^[a-z]{6,}$/.test(name) && !words.includes(` ${name}`));
    const names = [...new Set(strangers)];
    expect(names.length).toBeGreaterThan(200);
    const falseYes: string[] = [];
    for (let index = 0; index < 200; index += 1) {
      const name = names[Math.floor((index * names.length) / 200)] ?? '';
      if ((await offered(browser, name)).length > 0) falseYes.push(name);
    }
    expect(falseYes).toEqual([]);
  });
});
