import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { ImportFolder } from '#test/builders/import-files.builder.js';
import { Client } from '#test/harness/marketplace-client.js';
import { describeWithShared, sharedFile } from '#test/harness/shared-data.js';
import { openForReading } from '../import/database.js';
import { importFile } from '../import/import-file.js';
import { openCatalog } from '../open-catalog.js';
import { ImportedFormularies } from './imported-formularies.js';

const [PLAN, OTHER] = ['11111WY0010001', '11111WY0010002'];
/** RxCUIs of atorvastatin 20 mg (a generic drug) and Lipitor 20 mg (the brand-name drug with the same ingredient). */
const [GENERIC, BRAND] = ['617310', '617318'];

const entry = (plan_id: string, more: object = {}) => ({
  plan_id_type: 'HIOS-PLAN-ID',
  plan_id,
  drug_tier: 'GENERIC',
  prior_authorization: false,
  step_therapy: false,
  quantity_limit: true,
  years: [2026],
  ...more,
});
const drug = (rxnorm_id: string, ...plans: readonly object[]) => ({ rxnorm_id, drug_name: `drug ${rxnorm_id}`, plans });
const manyDrugs = (count: number, ...plans: readonly object[]) =>
  Array.from({ length: count }, (_, index) => drug(String(9_000_000 + index), ...plans));

let folder: ImportFolder;
beforeEach(() => {
  folder = new ImportFolder();
});
afterEach(() => folder.remove());

const importJson = (name: string, value: unknown) =>
  importFile(folder.database, folder.file(name, JSON.stringify(value)), { year: undefined, states: undefined });
const coverage = (planId: string, rxcui: string, year = 2026) =>
  new ImportedFormularies(folder.database).coverage(planId, rxcui, year);
const NO_DATA = { coverage: 'DataNotProvided' };

describe('coverage by an imported drugs.json', () => {
  it('has the tier and the restrictions of the list, and names a restriction that the list leaves out', async () => {
    const strict = entry(OTHER, { drug_tier: 'SPECIALTY', prior_authorization: true, step_therapy: undefined });
    await importJson('drugs.json', [drug(GENERIC, entry(PLAN), strict)]);
    const flags = { prior_authorization: false, step_therapy: false, quantity_limit: true };
    expect(coverage(PLAN, GENERIC)).toEqual({ coverage: 'Covered', drug_tier: 'GENERIC', ...flags });
    expect(coverage(OTHER, GENERIC)).toEqual({
      coverage: 'Covered',
      drug_tier: 'SPECIALTY',
      prior_authorization: true,
      step_therapy: null,
      quantity_limit: true,
    });
  });

  it('is read if the years are texts, or the RxCUI begins with zeros', async () => {
    await importJson('drugs.json', [drug(`00${GENERIC}`, entry(PLAN, { years: ['2026'] }))]);
    expect(coverage(PLAN, GENERIC)).toMatchObject({ coverage: 'Covered' });
  });

  it('of a brand equals that of its generic if only the generic is on the list', async () => {
    await importJson('drugs.json', [drug(GENERIC, entry(PLAN))]);
    expect(coverage(PLAN, BRAND)).toMatchObject({ coverage: 'GenericCovered', generic_rxcui: GENERIC });
  });

  it('is "not covered" only if the list is whole; an excerpt, another year and another plan give no data', async () => {
    await importJson('drugs.json', [...manyDrugs(1600, entry(PLAN)), ...manyDrugs(3, entry(OTHER)).slice(3)]);
    await importJson('excerpt.json', manyDrugs(1000, entry('22222WY0010001')));
    expect(coverage(PLAN, '1')).toEqual({ coverage: 'NotCovered' });
    expect(coverage('22222WY0010001', '1')).toEqual(NO_DATA);
    expect(coverage(PLAN, '1', 2025)).toEqual(NO_DATA);
    expect(coverage('33333WY0010001', '1')).toEqual(NO_DATA);
  });

  it('loses what a newer file of the same name no longer lists, and keeps the other files of the issuer', async () => {
    await importJson('drugs-1.json', [drug(GENERIC, entry(PLAN))]);
    await importJson('drugs-2.json', [drug('1', entry(PLAN))]);
    await importJson('drugs-1.json', [drug('2', entry(PLAN))]);
    expect([GENERIC, '1', '2'].map((rxcui) => coverage(PLAN, rxcui).coverage)).toEqual([
      'DataNotProvided',
      'Covered',
      'Covered',
    ]);
  });

  it("appears in the marketplace's response", async () => {
    await importJson('drugs.json', [drug(GENERIC, entry(PLAN))]);
    const client = await Client.start({ catalog: openCatalog(folder.dir) });
    const answer = await client.get(`/drugs/covered?drugs=${GENERIC},1&planids=${PLAN}&year=2026`);
    await client.marketplace.close();
    expect(answer).toEqual({
      coverage: [
        {
          rxcui: GENERIC,
          plan_id: PLAN,
          coverage: 'Covered',
          drug_tier: 'GENERIC',
          prior_authorization: false,
          step_therapy: false,
          quantity_limit: true,
        },
        { rxcui: '1', plan_id: PLAN, coverage: 'DataNotProvided' },
      ],
    });
    expect(openForReading(folder.dir)).toBeDefined();
  });
});

const EXAMPLES = ['plans', 'drugs-1', 'drugs-2'].map((name) => `data/formulary/cms_example_${name}.json`);
const CAREFIRST = 'data/formulary/carefirst_va_2022_formulary_items.csv.gz';

describeWithShared('real files of issuers', [...EXAMPLES, CAREFIRST], () => {
  it("CMS's own examples can be imported once their invented state is replaced by a real one", async () => {
    for (const path of EXAMPLES) {
      const text = readFileSync(sharedFile(path), 'utf8').replaceAll('12345XX', '12345WY');
      await importJson(`${path.split('/').pop()}`, JSON.parse(text));
    }
    expect(coverage('12345WY9876543', '248656', 2020)).toMatchObject({ coverage: 'Covered', quantity_limit: true });
    expect(coverage('12345WY9876541', '248656', 2020)).toEqual(NO_DATA);
  });

  it('1,000 drugs per plan are an excerpt: a drug that is missing there is unknown, not "not covered"', async () => {
    const lines = gunzipSync(readFileSync(sharedFile(CAREFIRST)))
      .toString()
      .trim()
      .split('\n')
      .slice(1);
    const drugs = lines.map((line) => {
      const [tail = ''] = /[^,]*,(True|False),(True|False),(True|False)\r?$/.exec(line) ?? [];
      const [drug_tier = '', ...flags] = tail.trim().split(',');
      const [prior_authorization, step_therapy, quantity_limit] = flags.map((flag) => flag === 'True');
      const rxcui = /,(\d+),/.exec(line.replace(/"(?:[^"]|"")*"/g, '""'))?.[1] ?? '';
      const restrictions = { drug_tier, prior_authorization, step_therapy, quantity_limit };
      return drug(rxcui, { plan_id: line.slice(0, 14), years: [2022], ...restrictions });
    });
    expect((await importJson('carefirst.json', drugs)).rowsKept).toBe(11_000);
    expect(coverage('10207VA0380001', '1600710', 2022)).toEqual({
      coverage: 'Covered',
      drug_tier: 'preferred-brand',
      prior_authorization: false,
      step_therapy: false,
      quantity_limit: true,
    });
    expect(coverage('10207VA0380001', '1', 2022)).toEqual(NO_DATA);
  });
});
