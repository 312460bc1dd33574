import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

const Result = z.object({
  figure: z.number(),
  detail: z.string(),
  /** Time of the measurement (UTC), as `2026-11-22 18:50`. */
  date: z.string(),
  commit: z.string(),
  /** Processors, memory and version of Node. */
  machine: z.string(),
  /** Percent of the processors that other programs used when the measurement began. */
  otherLoad: z.number(),
});
export type Result = z.infer<typeof Result>;

const Results = z.record(z.string(), Result);
/** Newest result of each bar, by the bar's id. */
export type Results = Readonly<Record<string, Result>>;

/** Reads the newest results of all bars. The file is part of the repository, so that one bar can be measured alone. */
export const readResults = (file: string): Results =>
  existsSync(file) ? z.parse(Results, JSON.parse(readFileSync(file, 'utf8'))) : {};

export const writeResults = (file: string, results: Results): void =>
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
