import pg from 'pg';
import type { VaDrug } from '#contract/api/drugs.contract.js';
import { importVaFormulary } from '#modules/drugs/index.js';
import { describeWithShared, sharedFile } from '../harness/shared-data.js';
import { TestApp } from '../harness/test-app.js';

const EXTRACT = 'data/va/va_national_formulary_2024-03.csv.gz';

describeWithShared('the VA list of March 2024, imported again', [EXTRACT], () => {
  const testApp = TestApp.forTests({ workers: false });
  const imported = async (listDate: string): Promise<number> => {
    const client = new pg.Client({ connectionString: testApp.database.ownerUrl });
    await client.connect();
    return importVaFormulary(client, sharedFile(EXTRACT), listDate).finally(() => client.end());
  };
  const search = async (q: string) => {
    const { browser } = await testApp.signedIn();
    return (await browser.get(`/api/va/formulary?q=${encodeURIComponent(q)}`)).body as {
      drugs: VaDrug[];
      listDate: string;
    };
  };

  it('has the same products as the list that ships with the site, and the later date', async () => {
    const before = await search('metformin');
    expect(before.listDate).toBe('2024-03-24');
    expect(await imported('2024-04-30')).toBe(5322);
    const after = await search('metformin');
    expect(after.listDate).toBe('2024-04-30');
    expect(after.drugs).toEqual(before.drugs);
  });

  it('is not used if it is older than the list that ships with the site', async () => {
    await imported('2023-01-01');
    expect((await search('metformin')).listDate).toBe('2024-03-24');
  });
});
