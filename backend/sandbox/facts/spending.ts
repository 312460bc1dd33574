import { parseArgs } from 'node:util';
import type { AgeSpending } from '#modules/plans/cost/age-spending.js';
import { perService, type Service } from '#modules/plans/cost/design/services.js';
import type { CumulativeService, SpendingColumns } from '#modules/plans/cost/spending-columns.js';
import { readCsv } from './read-csv.js';
import { writeFactFile, type WrittenFile } from './write-fact-file.js';

/**
 * The two columns that a sheet of the Actuarial Value Calculator has for each service: its cost and how often it is
 * used. Outpatient care without a category of its own appears as two services, facility fees and professional fees. The
 * other columns of the sheet only break down these costs and frequencies, so they are not read.
 */
const COLUMNS: Readonly<Record<Service, readonly [cost: string, frequency: string]>> = {
  emergencyRoom: ['ER', 'Avg. ER Freq'],
  inpatient: ['IP', 'Avg. IP Freq'],
  primaryCare: ['Primary Care', 'Avg. Primary Care Freq'],
  specialist: ['Specialist', 'Avg. Specialist Freq'],
  mentalHealth: ['Mental Health and Sub. Use Disorder', 'Mental Health and Sub. Use Disorder Freq.'],
  imaging: ['Imaging', 'Avg. Imaging Freq'],
  speechTherapy: ['Speech Therapy', 'Avg. Speech Therapy Freq'],
  physicalTherapy: ['Occ. + Physical Therapy', 'Occ. + Physical Therapy Freq'],
  preventive: ['Preventive (Combined)', 'Avg. Prev. Freq (Combined)'],
  laboratory: ['Laboratory', 'Avg. Laboratory Freq'],
  xRay: ['X-rays (Combined)', 'Avg. X-ray Freq (Combined)'],
  nursingFacility: ['SNF', 'Avg. SNF Freq.'],
  outpatientFacility: ['Unclassified - OP Facility', 'Avg. Unclass. - OP Facility Freq'],
  outpatientSurgery: ['OP Surgery', 'OP Surgery Freq.'],
  genericDrugs: ['Generics', 'Avg. Generics Prescriptions'],
  preferredBrandDrugs: ['Preferred Brand', 'Avg. Pref. Brand Prescriptions'],
  nonPreferredBrandDrugs: ['Non-Preferred Brand', 'Avg. Non-Pref. Brand Prescriptions'],
  specialtyDrugs: ['Specialty High-Cost', 'Avg. Spec. Prescriptions'],
};

const ONE_TO_TEN = Array.from({ length: 10 }, (_, index) => index + 1);

/** Reads a sheet of the Actuarial Value Calculator, saved as .csv or .csv.gz. Rows without enrollees are skipped. */
export function readColumns(path: string, year: number): SpendingColumns {
  const rows = readCsv(path).filter((row) => Number(row['Percent of Enrollees']) > 0);
  const column = (name: string): number[] => rows.map((row) => numberIn(row, name));
  const service = (cost: string, frequency: string): CumulativeService => ({
    cost: column(cost),
    frequency: column(frequency),
  });
  return {
    year,
    limits: column('Up To'),
    shares: column('Percent of Enrollees'),
    means: column('Avg. Cost per Enrollee (Bucket)'),
    services: perService((name) => service(...COLUMNS[name])),
    primaryCareBeyond: ONE_TO_TEN.map((visits) => {
      const name = `Primary Care >${visits} Visit${visits === 1 ? '' : 's'}`;
      return service(name, `${name} Freq.`);
    }),
    inpatientDays: column('Avg. IP Days'),
    inpatientDaysUpTo: ONE_TO_TEN.map((days) => column(`IP Max Days - ${days}`)),
    nursingDays: column('Avg. SNF Days'),
  };
}

function numberIn(row: Readonly<Record<string, string>>, name: string): number {
  const value = Number(row[name]?.trim() || Number.NaN);
  if (Number.isNaN(value)) throw new Error(`The column "${name}" of the sheet is missing or not a number.`);
  return value;
}

/** Year whose dollars the survey of spending by age uses. The first line of the survey's table names this year. */
const PRICES_OF = 2024;

/** Columns: age_band, mean, p25, median, p90 (dollars per year) and pct_zero_cost (percent of people). */
function readAges(path: string): AgeSpending {
  return {
    year: PRICES_OF,
    bands: readCsv(path).map((row) => ({
      fromAge: Number.parseInt(row['age_band'] ?? '', 10),
      withoutSpending: Number((Number(row['pct_zero_cost']) / 100).toFixed(4)),
      p25: Number(row['p25']),
      median: Number(row['median']),
      p90: Number(row['p90']),
      mean: Number(row['mean']),
    })),
  };
}

/** @throws if the files or the year are missing, or if a file cannot be read */
export function writeSpending(args: string[]): readonly WrittenFile[] {
  const {
    values: { year = '', to },
    positionals: [silver, ages],
  } = parseArgs({
    args,
    allowPositionals: true,
    options: { year: { type: 'string' }, to: { type: 'string', default: 'backend/data' } },
  });
  if (!silver || !ages || !/^\d{4}$/.test(year)) throw new Error('give --year and the files SILVER and AGES.');
  const columns = JSON.stringify(readColumns(silver, Number(year)));
  return [
    writeFactFile(to, 'spending/silver.json.gz', columns, { asOf: `Plan year ${year}` }),
    writeFactFile(to, 'spending/ages.json', `${JSON.stringify(readAges(ages), null, 2)}\n`),
  ];
}
