import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FactFile } from '#modules/facts/index.js';
import { readOriginal, readOriginalText, type OriginalRow } from './originals.js';
import { CountedMarkets, marketLines } from './write-markets.js';
import { ageCurveLines, benchmarkLines, guidelineLines, percentageLines } from './write-money.js';
import { countyLines, zipCountyLines, type Lines } from './write-places.js';

interface Folders {
  /** Folder with the published originals. */
  from: string;
  /** Folder of the files of facts, which also holds the ones that are edited by hand. */
  to: string;
  /** HUD's own file, if it is to be used instead of the copy in `from`. */
  zipCounties?: string | undefined;
}

interface WrittenFile {
  file: FactFile;
  rows: number;
  bytes: number;
}

/**
 * Writes the files of facts that come from published originals. The same originals always give the same bytes. Throws
 * if an original is missing or lacks a column.
 */
export function writeFacts({ from, to, zipCounties }: Folders): WrittenFile[] {
  const original = (path: string): OriginalRow[] => readOriginal(join(from, path));
  const renamed: FactFile = 'rating-areas-of-renamed-counties.csv';
  const counties = countyLines(
    original('geo/county_names.csv'),
    original('rating/county_rating_area.csv'),
    readOriginal(join(to, renamed)),
  );
  const states: FactFile = 'states.csv';
  const counted = readOriginalText(join(from, 'plans/issuers_and_plan_counts_2026_by_county.json.gz'));
  const files: readonly (readonly [FactFile, Lines])[] = [
    [
      'zip-counties.csv.gz',
      zipCountyLines(readOriginal(zipCounties ?? join(from, 'geo/zip_county_hud_2025q2.csv.gz'))),
    ],
    ['counties.csv.gz', counties],
    [
      'county-markets-2026.csv.gz',
      marketLines(CountedMarkets.parse(JSON.parse(counted)), counties, readOriginal(join(to, states))),
    ],
    [
      'applicable-percentages.csv',
      percentageLines([
        ...original('rating/applicable_percentage.csv'),
        ...original('rating/applicable_percentage_2027.csv'),
      ]),
    ],
    ['poverty-guidelines.csv', guidelineLines(original('rating/federal_poverty_guidelines.csv'))],
    ['age-curve-default.csv', ageCurveLines(original('rating/age_curve_federal_default.csv'))],
    ['benchmarks-2026.csv', benchmarkLines(original('rating/benchmark_slcsp_2026_by_rating_area.csv'))],
  ];
  return files.map(([file, lines]) => {
    const bytes = bytesOf(file, lines);
    writeFileSync(join(to, file), bytes);
    return { file, rows: lines.length - 1, bytes: bytes.length };
  });
}

function bytesOf(file: FactFile, lines: Lines): Buffer {
  const text = lines.map((line) => `${line.map(plain).join(',')}\n`).join('');
  return file.endsWith('.gz') ? gzipSync(text, { level: 9 }) : Buffer.from(text);
}

/** Returns a value for a fact file. These files have no quoted fields, so a line can be split at the separators. */
function plain(value: string | number): string {
  const text = String(value);
  if (/[",\r\n]/.test(text)) throw new Error(`a value cannot be written without quotes: ${text}`);
  return text;
}
