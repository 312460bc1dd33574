import { ImportFolder } from '#test/builders/import-files.builder.js';
import { ImportedCatalog } from './imported-catalog.js';

let folder: ImportFolder;
beforeEach(() => {
  folder = new ImportFolder();
  const save = folder.database.prepare('insert into crosswalk values (2026, ?, ?, ?, ?, ?, ?, ?)');
  save.run('WY', '11111WY0010001', '56021', '', '11111WY0010002', '2', '1');
  save.run('WY', '11111WY0010001', '56021', '82001', '11111WY0010003', '3', '1');
  save.run('WY', '11111WY0010001', '56025', '', '', '4', '5');
});
afterEach(() => folder.remove());

const successor = (fips: string, zipcode: string, year = 2026) =>
  new ImportedCatalog(folder.database).crosswalk('11111WY0010001', year, { fips, zipcode });

it('an imported row about a ZIP code goes before the row about the whole county', () => {
  expect(successor('56021', '82001')).toEqual({ new_plan_id: '11111WY0010003', level: '3', reason: '1' });
  expect(successor('56021', '82009')).toEqual({ new_plan_id: '11111WY0010002', level: '2', reason: '1' });
});

it('a plan that ends in a county has no successor there, and nothing is known of other counties and years', () => {
  expect(successor('56025', '82601')).toEqual({ new_plan_id: '', level: '4', reason: '5' });
  expect(successor('56001', '82070')).toBeUndefined();
  expect(successor('56021', '82001', 2025)).toBeUndefined();
});
