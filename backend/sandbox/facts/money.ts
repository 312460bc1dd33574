import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FactFile } from '#modules/facts/index.js';
import { cell, readCsv, type CsvRecord } from './read-csv.js';
import { unquotedCsv, writeFactFile, type Lines, type WrittenFile } from './write-fact-file.js';

/** @throws if no folder is named, or if a source file is missing or lacks a column */
export function writeMoney(args: string[]): readonly WrittenFile[] {
  const { from, to } = parseArgs({
    args,
    options: { from: { type: 'string' }, to: { type: 'string', default: 'backend/data' } },
  }).values;
  if (!from) throw new Error('give --from FOLDER.');
  const original = (name: string): CsvRecord[] => readCsv(join(from, 'rating', `${name}.csv`));
  const files: readonly (readonly [FactFile, Lines])[] = [
    [
      'applicable-percentages.csv',
      percentageLines([...original('applicable_percentage'), ...original('applicable_percentage_2027')]),
    ],
    ['poverty-guidelines.csv', guidelineLines(original('federal_poverty_guidelines'))],
    ['age-curve-default.csv', ageCurveLines(original('age_curve_federal_default'))],
    ['benchmarks-2026.csv', benchmarkLines(original('benchmark_slcsp_2026_by_rating_area'))],
  ];
  return files.map(([file, lines]) => writeFactFile(to, file, unquotedCsv(lines)));
}

/** For earlier years, the source table only repeats the percentages of 2014. */
const FIRST_YEAR = 2018;
/** Plan years in which an act of Congress set the applicable percentages, without an upper income limit. */
const ENHANCED = [2021, 2022, 2023, 2024, 2025];

/** A table for each year. Incomes are in percent of the poverty guideline; an open band has no `to_percent`. */
export function percentageLines(rows: readonly CsvRecord[]): Lines {
  const lines = rows.flatMap((row) => {
    const from = Number(cell(row, 'effective_from_year'));
    const years = from === ENHANCED[0] ? ENHANCED : [from];
    const band = ['fpl_ratio_low', 'fpl_ratio_high', 'initial_pct', 'final_pct'].map((name) =>
      hundredfold(cell(row, name)),
    );
    return years.map((year) => [year, ...band]);
  });
  // From 2021 to 2025, the tax credit had no income limit. Households above 400% of the poverty guideline paid 8.5% of
  // their income (26 U.S.C. 36B(b)(3)(A)(iii)).
  const unlimited = ENHANCED.map((year) => [year, 400, '', 8.5, 8.5]);
  const linesInRange = [...lines, ...unlimited].filter(([year]) => Number(year) >= FIRST_YEAR);
  return [
    ['year', 'from_percent', 'to_percent', 'initial_percent', 'final_percent'],
    ...linesInRange.toSorted((a, b) => Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1])),
  ];
}

/** Converts a ratio such as 0.0215 to percent (2.15) without binary rounding errors. */
const hundredfold = (ratio: string): number => Math.round(Number(ratio) * 1e6) / 1e4;

function guidelineLines(rows: readonly CsvRecord[]): Lines {
  const regions: Readonly<Record<string, string>> = { CONTIGUOUS_US: 'contiguous', AK: 'AK', HI: 'HI' };
  const amount = (row: CsvRecord, part: string): string | undefined =>
    rows.find(
      (other) =>
        cell(other, 'part') === part &&
        cell(other, 'region') === cell(row, 'region') &&
        cell(other, 'effective_from') === cell(row, 'effective_from'),
    )?.['usd'];
  const lines = rows
    .filter((row) => cell(row, 'part') === 'first_person' && regions[cell(row, 'region')] !== undefined)
    .map((row) => [
      Number(cell(row, 'effective_from').slice(0, 4)),
      regions[cell(row, 'region')] ?? '',
      cell(row, 'usd'),
      amount(row, 'additional_person') ?? '',
    ])
    .filter(([year]) => Number(year) >= 2015);
  return [
    ['year', 'region', 'first_person', 'each_additional_person'],
    ...lines.toSorted((a, b) => Number(a[0]) - Number(b[0])),
  ];
}

/** Factors are relative to age 21, and the last line applies to age 64 and over. */
function ageCurveLines(rows: readonly CsvRecord[]): Lines {
  return [['age', 'factor'], ...rows.map((row) => [cell(row, 'age'), cell(row, 'factor_rel_age21')])];
}

/** Returns the benchmark premiums for a child up to age 14 as CSV lines, in dollars per month, by rating area. */
function benchmarkLines(rows: readonly CsvRecord[]): Lines {
  const lines = rows.map((row) => [
    cell(row, 'state'),
    Number(cell(row, 'rating_area')),
    Number(cell(row, 'premium_age_0_14')),
  ]);
  const order = (a: Lines[number], b: Lines[number]): number =>
    String(a[0]).localeCompare(String(b[0])) || Number(a[1]) - Number(b[1]);
  return [['state', 'rating_area', 'premium_0_14'], ...lines.toSorted(order)];
}
