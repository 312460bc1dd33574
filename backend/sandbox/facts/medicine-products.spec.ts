import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeProducts } from './medicine-products.js';

const DATA = new URL('../../data/', import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'products-'));
  copyFileSync(join(DATA, 'sources.json'), join(folder, 'sources.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const DISPLAY = 'display_name,name,route,strengths,ingredients\nExampline (Oral Pill),Exampline,Oral Pill,,exampline';

/** Returns the lines of the list that comes from these RxNorm names, RxTerms ids and ids in lists of insurers. */
function linesFrom(names: Record<number, string>, rxterms: readonly number[], listed: readonly number[]): string[] {
  const file = (name: string, lines: readonly string[]): string => {
    writeFileSync(join(folder, name), lines.join('\n'));
    return join(folder, name);
  };
  writeProducts([
    '--date',
    '2026-06-01',
    '--to',
    folder,
    file('names.csv', ['rxcui,name,tty_guess', ...Object.entries(names).map(([id, name]) => `${id},${name},SCD`)]),
    file('displays.csv', [DISPLAY]),
    file('rxterms.csv', ['rxcui,display_name_stripped', ...rxterms.map((id) => `${id},Exampline Oral Pill`)]),
    file('lists.csv', ['rxcui,tier,prior_authorization', ',GENERIC,0', ...listed.map((id) => `${id},GENERIC,0`)]),
  ]);
  const text = gunzipSync(readFileSync(join(folder, 'medicines.csv.gz'))).toString();
  return text.trim().split('\n').slice(1);
}
const idsOf = (lines: readonly string[]): string[] => lines.map((line) => line.split(',')[0] ?? '');

it('keeps the kind, the package and the salt of products that would read alike', () => {
  const names = {
    1: '12 HR exampline hydrochloride 10 MG Oral Tablet',
    2: 'Osmotic 24 HR exampline maleate 10 MG Oral Tablet',
    3: 'exampline maleate 20 MG Oral Tablet',
  };
  expect(linesFrom(names, [1, 2, 3], [])).toEqual([
    '1,exampline,,10 mg,Oral Pill,Oral Tablet,12 HR,exampline hydrochloride',
    '2,exampline,,10 mg,Oral Pill,Oral Tablet,Osmotic 24 HR,exampline maleate',
    '3,exampline,,20 mg,Oral Pill,Oral Tablet,,',
  ]);
});

it('leaves out a product that RxTerms and all insurers have dropped, if the medicine is still sold', () => {
  const names = { 1: 'exampline 10 MG Oral Tablet', 2: 'exampline hydrochloride 10 MG Oral Tablet' };
  expect(idsOf(linesFrom(names, [2], []))).toEqual(['2']);
  expect(idsOf(linesFrom(names, [2], [1]))).toEqual(['1', '2']);
  // A product that is newer than the release of RxTerms cannot be in it.
  expect(idsOf(linesFrom({ ...names, 3: 'exampline 5 MG Oral Tablet' }, [2], []))).toEqual(['2', '3']);
});

it('of products that nothing tells apart, keeps the one that most insurers list', () => {
  const names = { 1: 'exampline 10 MG Oral Tablet', 2: 'exampline 10 MG Oral Tablet' };
  expect(idsOf(linesFrom(names, [1, 2], [1, 2, 2]))).toEqual(['2']);
  expect(idsOf(linesFrom(names, [1, 2], []))).toEqual(['1']);
});
