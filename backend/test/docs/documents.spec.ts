import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../../sandbox/bootstrap/root.mjs';
import { listFiles } from '../../sandbox/processes/files.ts';

const documents = ['README.md', ...['backend', 'frontend', 'workers'].flatMap(listFiles)].filter((file) =>
  file.endsWith('.md'),
);
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The ends of the paths of all files and folders of the repository, such as `cost/year-cost.ts` and `plans/cost`. */
const ends = new Set(
  ['package.json', ...['backend', 'frontend', 'workers'].flatMap(listFiles)].flatMap((file) => {
    const parts = file.split('/');
    const paths = parts.map((_, index) => parts.slice(0, index + 1));
    return paths.flatMap((path) => path.map((_, index) => path.slice(index).join('/')));
  }),
);
/**
 * Matches paths that are not in the repository: paths in packages, paths in folders that programs write, and paths with
 * a placeholder.
 */
const ELSEWHERE = /^@|^\.|^dist\/|\*/;
/**
 * Returns the shortened paths in the code spans of a document. A shortened path does not begin with a folder at the top
 * of the repository.
 */
const shortenedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w@.*-]+)+)\/?`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !ELSEWHERE.test(path) && !/^(?:backend|frontend|workers)\//.test(path));

const namedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:backend|frontend|workers)\/[\w./-]+)`/g)].map(([, path = '']) => path);
const linkedFrom = (file: string): string[] =>
  [...textOf(file).matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[\w-]+)?\)/g)].map(([, link = '']) =>
    join(ROOT, dirname(file), link),
  );

describe.each(documents)('the document %s', (file) => {
  it('mentions only existing files', () => {
    expect(namedIn(textOf(file)).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('mentions no shortened path that is not the end of an existing one', () => {
    expect(shortenedIn(textOf(file)).filter((path) => !ends.has(path))).toEqual([]);
  });

  it('links only to existing files', () => {
    expect(linkedFrom(file).filter((path) => !existsSync(path))).toEqual([]);
  });
});

it.each(documents.filter((file) => /.\/README\.md$/.test(file)))('%s mentions only files in its folder', (file) => {
  const names = [...textOf(file).matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name);
  const folders = [join(ROOT, dirname(file)), ROOT];
  expect(names.filter((name) => !folders.some((folder) => existsSync(join(folder, name))))).toEqual([]);
});

/** Words that documents quote from SQL and from the programs of other projects. */
const FOREIGN = ['FOR', 'UPDATE', 'SKIP', 'LOCKED', 'varLib'];

const codeIn = (file: string): string[] =>
  [...textOf(file).matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => !code.startsWith('git grep'));

/**
 * Returns the words in a code span that look like identifiers: words with a capital letter inside (camelCase,
 * CamelCase), with an underscore, or all in capitals.
 */
const identifiersIn = (code: string): string[] =>
  code.match(/\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z][A-Z\d]*_\w+|[a-z\d]+_[a-z]\w*|[A-Z]{3,})\b/g) ?? [];

const migrations = listFiles('backend/src/platform/database/migrations');
const statements = migrations.map(textOf).join('\n');
const renamed = new Map(
  [...statements.matchAll(/alter table (\w+) rename to (\w+)/g)].map(([, from, to]) => [from, to]),
);
const tables = [...statements.matchAll(/create table (\w+)/g)].map(([, name = '']) => renamed.get(name) ?? name);

it('documents mention only identifiers that occur in the source code, and tables that exist', () => {
  const sources = ['backend', 'frontend', 'workers']
    .flatMap(listFiles)
    .filter((file) => /\.(?:tsx?|mjs|yml)$/.test(file) && !migrations.includes(file));
  const known = new Set([...FOREIGN, ...tables, ...sources.flatMap((file) => textOf(file).match(/\w+/g) ?? [])]);
  const named = documents.flatMap((file) =>
    codeIn(file)
      .filter((code) => !/^[\w.@-]+\//.test(code))
      .flatMap(identifiersIn)
      .map((name) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

it('documents mention only npm scripts that exist', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((file) =>
    [...textOf(file).matchAll(/`npm run ([\w:-]+)/g)].map(([, script = '']) => ({ file, script })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ script }) => !scripts[script])).toEqual([]);
});

it('documents mention shortened paths, which are found', () => {
  expect(documents.flatMap((file) => shortenedIn(textOf(file))).length).toBeGreaterThan(20);
  expect(shortenedIn('see `no/such-file.ts` and `model/costs/`').map((path) => ends.has(path))).toEqual([false, true]);
});

it("the project's README leads to every document for people", () => {
  const linked = new Set(linkedFrom('README.md'));
  const forPeople = documents.filter((file) => file.startsWith('backend/docs/'));
  expect(forPeople.filter((file) => !linked.has(join(ROOT, file)))).toEqual([]);
});

it('the privacy notes name every table of the database, and no other', () => {
  const [stored = ''] = /^## What is stored[^]*?(?=\n## )/m.exec(textOf('backend/docs/privacy.md')) ?? [];
  const rows = stored.match(/^\| `.*?`(?= \|)/gm) ?? [];
  const named = rows.flatMap((row) => row.match(/\w+/g) ?? []);
  expect(tables.length).toBeGreaterThan(25);
  expect(named.sort()).toEqual([...tables].sort());
});

it('each of the sixty attacks and faults names a file of tests', () => {
  const rows = textOf('backend/docs/security.md').match(/^\| \**\d+\** \|.*$/gm) ?? [];
  expect(rows).toHaveLength(60);
  expect(rows.filter((row) => !/`[\w./-]+\.(?:spec|medium|e2e)\.tsx?`/.test(row))).toEqual([]);
});
