import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { dataSources } from '#modules/facts/index.js';
import type { KnownName } from '../names/name-matcher.js';
import { readVaList, type VaProduct } from './va-list-file.js';

/**
 * Folder with the data files that are part of this repository. The relative path is the same for the TypeScript sources
 * and for the compiled code.
 */
const FOLDER = new URL('../../../../data/', import.meta.url);
const path = (file: string): string => fileURLToPath(new URL(file, FOLDER));

/**
 * Returns the publication date of the VA formulary that ships with the site, as YYYY-MM-DD.
 * @throws Error if the list of data sources does not contain the date
 */
export function shippedListDate(): string {
  const { published } = dataSources()['va-formulary.csv.gz'];
  if (published === undefined) throw new Error('backend/data/sources.json has no publication date of the VA formulary');
  return published;
}

export const shippedList = (): Promise<VaProduct[]> => readVaList(path('va-formulary.csv.gz'));

export async function shippedNames(): Promise<KnownName[]> {
  const text = gunzipSync(await readFile(path('medicine-names.csv.gz')));
  return parse(text, { from_line: 2 }).map(([label = '', ingredients = '']) => ({
    label,
    generic: ingredients.replaceAll('|', ' / '),
  }));
}
