import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../../sandbox/bootstrap/root.mjs';
import { listFiles } from '../../sandbox/processes/files.ts';

const documents = ['README.md', ...['backend', 'frontend', 'workers'].flatMap(listFiles)].filter((file) =>
  file.endsWith('.md'),
);
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Path of the report that `npm run test:all` writes. Documents may link to it even if it does not exist yet. */
const WRITTEN_BY_A_RUN = 'backend/docs/test-all.md';
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:backend|frontend|workers)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path !== WRITTEN_BY_A_RUN);
const linkedFrom = (file: string): string[] =>
  [...textOf(file).matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[\w-]+)?\)/g)].map(([, link = '']) =>
    join(ROOT, dirname(file), link),
  );

describe.each(documents)('the document %s', (file) => {
  it('mentions only existing files', () => {
    expect(namedIn(textOf(file)).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
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

/**
 * Returns the words in a code span that look like identifiers: with a capital inside (camelCase, CamelCase) or all in
 * capitals.
 */
const identifiersIn = (code: string): string[] =>
  code.match(/\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z][A-Z\d]*_\w+|[A-Z]{3,})\b/g) ?? [];

it('how-to.md mentions only identifiers that occur in the source code', () => {
  const sources = ['backend', 'frontend', 'workers'].flatMap(listFiles).filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const known = new Set(sources.flatMap((file) => textOf(file).match(/\w+/g) ?? []));
  const spans = [...textOf('backend/docs/how-to.md').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const named = spans.filter((code) => !/^[\w.-]+\//.test(code)).flatMap(identifiersIn);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it("the project's README leads to every document for people", () => {
  const linked = new Set(linkedFrom('README.md'));
  const written = ['matrix.md', 'mutation.md', 'score-sheet.md', 'test-all.md'].map((name) =>
    join(ROOT, 'backend/docs', name),
  );
  const forPeople = documents.filter((file) => file.startsWith('backend/docs/')).map((file) => join(ROOT, file));
  expect(forPeople.filter((file) => !linked.has(file) && !written.includes(file))).toEqual([]);
});

it('the privacy notes name every table of the database', () => {
  const migrations = listFiles('backend/src/platform/database/migrations').map(textOf).join('\n');
  const tables = [...migrations.matchAll(/create table (\w+)/g)].map(([, name = '']) => name);
  const named = textOf('backend/docs/privacy.md');
  expect(tables.length).toBeGreaterThan(25);
  expect(tables.filter((table) => !named.includes(`\`${table}\``))).toEqual([]);
});
