import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { describeWithShared } from '../../sandbox/marketplace/testing/shared-data.js';
import { MedicineIndex, replaceMedicines } from '../../src/modules/drugs/index.js';
import { misspellings } from '../drugs/misspellings.js';
import { REAL_NAMES, realProducts } from '../drugs/real-names.js';
import { House } from '../harness/house.js';

describeWithShared('the names of RxNorm and RxTerms', REAL_NAMES, () => {
  let house: House;
  let index: MedicineIndex;
  let products: Awaited<ReturnType<typeof realProducts>>;
  beforeAll(async () => {
    products = await realProducts();
    house = await House.open({ workers: false });
    const client = new pg.Client({ connectionString: house.database.ownerUrl });
    await client.connect();
    await replaceMedicines(client, products.values(), { listDate: '2022-02-01', isSample: false }, () => {});
    await client.end();
    index = new MedicineIndex(house.app.get(EntityManager, { strict: false }).fork());
  }, 60_000);
  afterAll(async () => {
    await house?.close();
  });

  it('are more than 20,000 products', () => {
    expect(products.size).toBeGreaterThan(20_000);
  });

  it('of 500 misspelled names, the right medicine is among the first five for at least 95 %', async () => {
    const cases = misspellings(products.values());
    expect(cases).toHaveLength(500);
    const misses: string[] = [];
    const inProducts: string[] = [];
    for (const { kind, typed, right } of cases) {
      const isIt = (name: string): boolean => right.includes(name.toLowerCase());
      const found = (await index.names(typed)).slice(0, 5);
      if (!found.some(({ label }) => isIt(label))) misses.push(`${kind}: ${typed} for ${right.join()}, got ${found.map(({ label }) => label).join()}`);
      if (!(await index.find(typed)).slice(0, 5).some(({ name, generic_name: generic = '' }) => isIt(name) || isIt(generic))) inProducts.push(typed);
    }
    process.stderr.write(`${misses.length} of 500 missed among names, ${inProducts.length} among products\n${misses.join('\n')}\n`);
    expect(misses.length).toBeLessThanOrEqual(25);
    expect(inProducts.length).toBeLessThanOrEqual(25);
  }, 120_000);
});
