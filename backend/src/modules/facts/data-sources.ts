import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type manifest from '#data/sources.json';

/** File name of a fact file, relative to the folder `backend/data`. */
export type FactFile = keyof typeof manifest;

/** Describes the origin of a fact file in `backend/data`, in words that a page of the site can show. */
const DataSource = z.strictObject({
  /** What the file contains. */
  title: z.string(),
  /** Date or period to which the facts in the file apply. */
  asOf: z.string(),
  /**
   * Day on which the publisher released the list (YYYY-MM-DD). It is present only for lists whose age the site itself
   * compares.
   */
  published: z.optional(z.iso.date()),
  /** Publisher of the facts and, if we did not take them directly from the publisher, the intermediate source. */
  origin: z.string(),
  /** License or legal terms under which the facts may be used. */
  terms: z.string(),
  /** Sentence that the publisher asks every product that uses the facts to show. */
  attribution: z.optional(z.string()),
  /** Sentences that say what the file lacks; undefined if it is complete. */
  gaps: z.optional(z.string()),
  /** How to update the file: either a command, or instructions for editing it by hand. */
  refresh: z.string(),
  /**
   * Day or month (YYYY-MM-DD or YYYY-MM) in which the file was last written from its origin or compared with it. If
   * parts of the file were checked at different times, this is the earliest of them.
   */
  checkedOn: z.string().check(z.regex(/^\d{4}-\d\d(-\d\d)?$/)),
});
export type DataSource = z.infer<typeof DataSource>;

const MANIFEST = new URL('../../../data/sources.json', import.meta.url);

/**
 * Returns where each fact file in `backend/data` comes from. Reads `backend/data/sources.json` on every call.
 *
 * @throws ZodError if an entry is incomplete
 */
export function dataSources(): Readonly<Record<FactFile, DataSource>> {
  const sources = z.parse(z.record(z.string(), DataSource), JSON.parse(readFileSync(MANIFEST, 'utf8')));
  return sources as Record<FactFile, DataSource>;
}
