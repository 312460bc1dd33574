import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type manifest from '#data/sources.json';

export type FactFile = keyof typeof manifest;

/** Origin of a data file in `backend/data`, in words that the site can show. */
const DataSource = z.strictObject({
  title: z.string(),
  /** Date or period to which the data applies. */
  asOf: z.string(),
  /**
   * Day on which the publisher released the data (YYYY-MM-DD), if it is known. The day is required for the VA
   * formulary, because visitors see it, and because it decides whether an imported list is newer.
   */
  published: z.optional(z.iso.date()),
  /**
   * Publisher of the data. If the data was not taken directly from the publisher, the intermediate source is named,
   * too.
   */
  origin: z.string(),
  terms: z.string(),
  /** Sentence that the publisher requires to be shown wherever the data is used. */
  attribution: z.optional(z.string()),
  /** Sentences that say what the data lacks, or undefined if the data is complete. */
  gaps: z.optional(z.string()),
  /** How to update the data file: either a command, or instructions for editing it by hand. */
  refresh: z.string(),
  /**
   * Day or month (YYYY-MM-DD or YYYY-MM) in which the data file was last created from its source or compared with its
   * source. If parts of the file were checked at different times, the earliest of these dates is used.
   */
  checkedOn: z.string().check(z.regex(/^\d{4}-\d\d(-\d\d)?$/)),
});
export type DataSource = z.infer<typeof DataSource>;

const MANIFEST = new URL('../../../data/sources.json', import.meta.url);

/**
 * Returns the origin of each data file in `backend/data`. The function reads `backend/data/sources.json` on every call.
 * @throws ZodError if an entry of that file is incomplete
 */
export function dataSources(): Readonly<Record<FactFile, DataSource>> {
  const sources = z.parse(z.record(z.string(), DataSource), JSON.parse(readFileSync(MANIFEST, 'utf8')));
  return sources as Record<FactFile, DataSource>;
}
