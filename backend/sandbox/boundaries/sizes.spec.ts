import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { listFiles } from '../processes/files.ts';
import { crowdedFolders, longLines } from './sizes.ts';

const FILES = ['backend', 'frontend', 'workers'].flatMap(listFiles);
const filesIn = (folder: string, count: number, ending = 'ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.${ending}`);

describe('a folder', () => {
  it('never has more than 20 files, not counting tests', () => {
    expect(FILES.length).toBeGreaterThan(1000);
    expect(crowdedFolders(FILES)).toEqual([]);
  });

  it('with 21 files is reported', () => {
    const crowded = filesIn('workers/src/crowded', 21);
    expect(crowdedFolders([...FILES, ...crowded])).toEqual([
      expect.stringContaining('workers/src/crowded has 21 files'),
    ]);
    expect(crowdedFolders(crowded.slice(1))).toEqual([]);
  });

  it('may have any number of tests, and a folder of facts any number of tables', () => {
    const tests = ['spec.ts', 'spec.tsx', 'medium.ts', 'e2e.ts'].flatMap((ending) =>
      filesIn('workers/src', 20, ending),
    );
    expect(crowdedFolders([...tests, ...filesIn('backend/data/tables', 30, 'csv')])).toEqual([]);
  });
});

describe('a line of code', () => {
  it('never has more than 120 columns', () => {
    expect(longLines(FILES, (file) => readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
  });

  it.each(['long.ts', 'long.tsx', 'long.mjs', 'long.css'])('of 121 columns in %s is reported', (file) => {
    const text = `${'’'.repeat(120)}\n${'x'.repeat(121)}\n`;
    expect(longLines([file], () => text)).toEqual([`${file}:2 has 121 columns.`]);
  });
});
