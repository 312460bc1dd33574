import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import type { KnownName } from './known-names.js';
import { readVaList, type VaProduct } from './va-list-file.js';

/** Folder of the facts, seen from this file both in the sources and in what is built from them. */
const FOLDER = new URL('../../../../data/', import.meta.url);
const path = (file: string): string => fileURLToPath(new URL(file, FOLDER));
const Source = z.object({ date: z.string() });

/** Returns the day of VA's list that the website ships, as YYYY-MM-DD. */
export async function shippedListDate(): Promise<string> {
  return z.parse(Source, JSON.parse(await readFile(path('va-formulary.source.json'), 'utf8'))).date;
}

/** Reads VA's list that the website ships. */
export const shippedList = (): Promise<VaProduct[]> => readVaList(path('va-formulary.csv.gz'));

/** Reads the names of medicines that the website ships, with the ingredients of each. */
export async function shippedNames(): Promise<KnownName[]> {
  const text = gunzipSync(await readFile(path('medicine-names.csv.gz')));
  return parse(text, { from_line: 2 }).map(([label = '', ingredients = '']) => ({
    label,
    generic: ingredients.replaceAll('|', ' / '),
  }));
}
