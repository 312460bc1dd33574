import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

const Result = z.object({
  figure: z.number(),
  detail: z.string(),
  /** Time of the measurement in UTC, such as `2026-11-22 18:50`. */
  date: z.string(),
  commit: z.string(),
  /** Description of the machine: number of processors, size of memory and version of Node. */
  machine: z.string(),
  /** Percent of processor time that other programs used when the measurement began. */
  otherLoad: z.number(),
});
export type Result = z.infer<typeof Result>;

const Results = z.record(z.string(), Result);
/** Newest result of each performance target, by the id of the target. */
export type Results = Readonly<Record<string, Result>>;

/**
 * Reads the newest results of all performance targets. The results are stored in a file in the repository, so that each
 * target can be measured separately.
 */
export const readResults = (file: string): Results =>
  existsSync(file) ? z.parse(Results, JSON.parse(readFileSync(file, 'utf8'))) : {};

export const writeResults = (file: string, results: Results): void =>
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
