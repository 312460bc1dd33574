import { ImportFolder } from '#test/builders/import-files.builder.js';
import { importFile } from './import-file.js';
import type { KindOptions } from './kinds/kind.js';

const COLUMNS =
  'State,DentalPlan,PlanID_2026,IssuerID_2026,MetalLevel_2026,FIPSCode,ZipCode,CrosswalkLevel,ReasonForCrosswalk,' +
  'PlanID_2027,IssuerID_2027,MetalLevel_2027';
const ALL: KindOptions = { year: undefined, states: undefined };

interface CrosswalkRow {
  state?: string;
  dental?: string;
  plan?: string;
  fips?: string;
  zip?: string;
  level?: string;
  reason?: string;
  next?: string;
}
const line = (row: CrosswalkRow): string => {
  const plan = row.plan ?? '11111WY0010001';
  const next = row.next ?? plan;
  const state = row.state ?? 'WY';
  const before = [state, row.dental ?? 'No', plan, plan.slice(0, 5), 'Gold'];
  const place = [row.fips ?? '56021', row.zip ?? '00000', row.level ?? '0', row.reason ?? '0'];
  return [...before, ...place, next, next.slice(0, 5), 'Gold'].join(',');
};
const file = (...rows: readonly CrosswalkRow[]): string => [COLUMNS, ...rows.map(line), ''].join('\n');

let folder: ImportFolder;
beforeEach(() => {
  folder = new ImportFolder();
});
afterEach(() => folder.remove());

const stored = () =>
  folder.database
    .prepare('select * from crosswalk order by year, plan_id, county, zip')
    .all()
    .map((row) => Object.values(row).join(' '));

describe("CMS's Plan ID Crosswalk file", () => {
  it('is recognized by its columns, which name the two years', async () => {
    const text = file(
      {},
      { plan: '11111WY0010002', level: '2', reason: '1', next: '11111WY0010009' },
      { plan: '11111WY0010003', level: '3', reason: '3', zip: '82001', next: '11111WY0010008' },
      { plan: '11111WY0010003', level: '3', reason: '3', zip: '82007', next: '11111WY0010009' },
    );
    const report = await importFile(folder.database, folder.file('crosswalk.csv', text), ALL);
    expect(report).toMatchObject({ kind: 'crosswalk', rowsRead: 4, rowsKept: 4 });
    expect(stored()).toEqual([
      '2026 WY 11111WY0010001 56021  11111WY0010001 0 0',
      '2026 WY 11111WY0010002 56021  11111WY0010009 2 1',
      '2026 WY 11111WY0010003 56021 82001 11111WY0010008 3 3',
      '2026 WY 11111WY0010003 56021 82007 11111WY0010009 3 3',
    ]);
  });

  it('a plan that ends has no successor, whatever its row says', async () => {
    const text = file({ level: '4', next: 'NA' }, { plan: '11111WY0010002', level: '5', next: '' });
    await importFile(folder.database, folder.file('crosswalk.csv', text), ALL);
    expect(stored()).toEqual(['2026 WY 11111WY0010001 56021   4 0', '2026 WY 11111WY0010002 56021   5 0']);
  });

  it('a county code without its leading zero is repaired, and dental plans and other states are left out', async () => {
    const text = file(
      { state: 'AL', plan: '22222AL0010001', fips: '1001' },
      { state: 'AL', plan: '22222AL0010002', fips: '1001', dental: 'Yes' },
      {},
    );
    const report = await importFile(folder.database, folder.file('c.csv', text), { ...ALL, states: new Set(['AL']) });
    expect(stored()).toEqual(['2026 AL 22222AL0010001 01001  22222AL0010001 0 0']);
    expect([...report.leftOut.keys()]).toEqual(['dental plan', 'state not requested']);
  });

  it('a newer file replaces what an earlier one said about the state', async () => {
    await importFile(folder.database, folder.file('a.csv', file({}, { plan: '11111WY0010002' })), ALL);
    await importFile(folder.database, folder.file('b.csv', file({ level: '1', next: '11111WY0010005' })), ALL);
    expect(stored()).toEqual(['2026 WY 11111WY0010001 56021  11111WY0010005 1 0']);
  });

  it.each([
    ['a level of two digits', file({ level: '12' }), /row 2: the crosswalk level cannot be "12"/],
    ['no reason', file({ reason: '' }), /row 2: the reason cannot be ""/],
    ['a county of another state', file({ fips: '48113' }), /row 2: the county 48113 is not in WY/],
    ['a plan of another issuer', file({}).replace(',11111,Gold,', ',22222,Gold,'), /is not one of issuer 22222/],
    ['two rows about the same place', file({}, {}), /an earlier row of this file is about the same/],
    ['years that do not follow each other', file({}).replaceAll('_2026', '_2024'), /must name the plans of two years/],
  ])('with %s is not imported', async (_, text, problem) => {
    await expect(importFile(folder.database, folder.file('c.csv', text), ALL)).rejects.toThrow(problem);
    expect(stored()).toEqual([]);
  });

  it('is checked against the year on the command line, which is the year of the new plans', async () => {
    const path = folder.file('c.csv', file({}));
    await expect(importFile(folder.database, path, { ...ALL, year: 2026 })).rejects.toThrow(/the plan year is 2027/);
    expect(await importFile(folder.database, path, { ...ALL, year: 2027 })).toMatchObject({ rowsKept: 1 });
  });
});
