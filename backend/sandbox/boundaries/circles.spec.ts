import { folderCircles } from './circles.ts';

/** Creates source files with imports from lines such as "a/x.ts > b/y.ts", which means that x.ts imports y.ts. */
const files = (...imports: string[]) =>
  imports.map((line) => {
    const [source = '', ...resolved] = line.split(' > ');
    return { source, dependencies: resolved.map((file) => ({ resolved: file })) };
  });

describe('folders that import each other', () => {
  it('are named with one import for each direction', () => {
    expect(folderCircles(files('a/x.ts > b/y.ts', 'b/y.ts > c/w.ts', 'b/z.ts > a/w.ts'))).toEqual([
      'b/z.ts → a/w.ts, a/x.ts → b/y.ts',
    ]);
  });

  it('through other folders are named with each step', () => {
    expect(folderCircles(files('a/x.ts > b/x.ts', 'b/x.ts > c/x.ts', 'c/x.ts > a/y.ts', 'c/y.ts > d/x.ts'))).toEqual([
      'c/x.ts → a/y.ts, a/x.ts → b/x.ts, b/x.ts → c/x.ts',
    ]);
  });

  it('may not be a folder and its subfolder', () => {
    expect(folderCircles(files('a/index.ts > a/parts/x.ts', 'a/parts/x.ts > a/words.ts'))).toHaveLength(1);
  });

  it('are each named once if there are several such circles', () => {
    expect(
      folderCircles(files('a/x.ts > b/y.ts', 'b/x.ts > a/y.ts', 'c/x.ts > d/y.ts', 'd/x.ts > c/y.ts')),
    ).toHaveLength(2);
  });
});

it('a folder may import its subfolders, or be imported by them', () => {
  expect(folderCircles(files('a/index.ts > a/parts/x.ts', 'a/parts/x.ts > a/model/y.ts', 'a/model/y.ts'))).toEqual([]);
  expect(folderCircles(files('b/parts/x.ts > b/words.ts', 'b/parts/list/x.ts > b/parts/x.ts', 'b/words.ts'))).toEqual(
    [],
  );
});

it('tests, builders and folders of tests may import everything', () => {
  const tests = ['spec.ts', 'spec.tsx', 'medium.ts', 'builder.ts', 'builder.tsx'].map(
    (ending) => `a/x.${ending} > b/y.ts`,
  );
  const folders = ['backend/test/x.ts > b/y.ts', 'frontend/e2e/x.ts > b/y.ts', 'b/x.ts > backend/test/y.ts'];
  expect(folderCircles(files(...tests, ...folders, 'b/y.ts > a/z.ts', 'b/y.ts > frontend/e2e/z.ts'))).toEqual([]);
});
