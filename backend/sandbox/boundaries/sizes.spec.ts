import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { listFiles } from '../processes/files.ts';

const MOST_FILES = 20;
/** Prettier does not shorten long comments, strings and regular expressions. */
const MOST_COLUMNS = 120;

const TEST = /\.(spec|medium|e2e)\.tsx?$/;
const CODE = /\.(tsx?|mjs|css)$/;
/** Folders without code (tables of facts, documents, pictures), in which people look up a single file. */
const EXEMPT = /^(backend\/(data|docs)|frontend\/public)(\/|$)/;

/** Returns a complaint about each folder that holds too many files. The paths are relative to the repository's root. */
function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((path) => !TEST.test(path) && !EXEMPT.test(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count} files without its tests. Divide it by subject.`);
}

function longLines(files: readonly string[], textOf: (file: string) => string): string[] {
  return files
    .filter((file) => CODE.test(file))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) =>
          [...line].length > MOST_COLUMNS ? [`${file}:${index + 1} has ${[...line].length} columns.`] : [],
        ),
    );
}

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
