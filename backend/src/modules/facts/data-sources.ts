import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type manifest from '#data/sources.json';

export type FactFile = keyof typeof manifest;

/** Origin of a data file in `backend/data`, in words that the site can show. */
const DataSource = z.strictObject({
  title: z.string(),
  /** Date or period to which the data applies. */
  asOf: z.string(),
  /** Required for the VA formulary: visitors see it, and it decides whether an import is newer. */
  published: z.optional(z.iso.date()),
  /** If the data was not taken directly from the publisher, both are named. */
  origin: z.string(),
  terms: z.string(),
  /** Sentence that the publisher requires to be shown wherever the data is used. */
  attribution: z.optional(z.string()),
  /** Sentences that say what the data lacks, or undefined if the data is complete. */
  gaps: z.optional(z.string()),
  /** How to update the data file: either a command, or instructions for editing it by hand. */
  refresh: z.string(),
  /** YYYY-MM-DD or YYYY-MM, the earliest of its parts. */
  checkedOn: z.string().check(z.regex(/^\d{4}-\d\d(-\d\d)?$/)),
});
export type DataSource = z.infer<typeof DataSource>;

const MANIFEST = new URL('../../../data/sources.json', import.meta.url);

/** Reads the file on every call. @throws ZodError if an entry is incomplete */
export function dataSources(): Readonly<Record<FactFile, DataSource>> {
  const sources = z.parse(z.record(z.string(), DataSource), JSON.parse(readFileSync(MANIFEST, 'utf8')));
  return sources as Record<FactFile, DataSource>;
}
