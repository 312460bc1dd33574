import { stateOfFips } from '#sandbox/marketplace/geography/states.js';
import { countyIn, issuerIn, planIn, RowProblem, stateIn, wrong, zipIn } from './cells.js';
import { createRowReplacer, isWanted, OTHER_STATE, type CsvKind, type ImportContext, type RowWriter } from './kind.js';
import type { Columns, Row } from './row.js';

const DENTAL = 'dental plan';
const WHOLE_COUNTY = '00000';
/** Levels of rows that name no plan for the next year: the plan ends, or its insurer leaves. */
const ENDS: ReadonlySet<string> = new Set(['4', '5']);

/**
 * Importer for the Plan ID Crosswalk public use file (PUF): for each plan and county or ZIP code, the plan that takes
 * its place in the next year. The names of the columns contain both years, as in PlanID_2026 and PlanID_2027.
 */
export const CROSSWALK: CsvKind = {
  format: 'csv',
  name: 'crosswalk',
  title: 'Plan ID Crosswalk PUF',
  needs: ['State', 'DentalPlan', 'FIPSCode', 'ZipCode', 'CrosswalkLevel', 'ReasonForCrosswalk'],
  recognises: (columns) => columns.has('CrosswalkLevel'),
  writer,
};

/** @throws Error if the columns do not name a year and the year after it */
function yearsOf({ names }: Columns): [year: number, next: number] {
  const found = names.flatMap((name) => {
    const year = /^"?PlanID_?(\d{4})"?$/i.exec(name.trim())?.[1];
    return year === undefined ? [] : [Number(year)];
  });
  const [year = 0, next = 0] = found.toSorted((a, b) => a - b);
  if (found.length !== 2 || next !== year + 1) {
    throw new Error('its columns must name the plans of two years, such as PlanID_2026 and PlanID_2027');
  }
  return [year, next];
}

function writer(context: ImportContext, columns: Columns): RowWriter<Row> {
  const [year, next] = yearsOf(columns);
  const save = context.database.prepare('insert into crosswalk values (?, ?, ?, ?, ?, ?, ?, ?)');
  const replace = createRowReplacer(context, 'crosswalk');
  return (row) => {
    const state = stateIn(row, 'State');
    if (!isWanted(state, context)) return OTHER_STATE;
    context.planYear(String(next));
    if (/^(y|yes|true|1)$/i.test(row.get('DentalPlan'))) return DENTAL;
    const plan = planIn(row, `PlanID_${year}`, state, issuerIn(row, `IssuerID_${year}`));
    const county = countyIn(row, 'FIPSCode');
    if (stateOfFips(county) !== state) throw new RowProblem(`the county ${county} is not in ${state}`);
    const zip = zipIn(row, 'ZipCode');
    const level = digitIn(row, 'CrosswalkLevel', 'the crosswalk level');
    const reason = digitIn(row, 'ReasonForCrosswalk', 'the reason');
    const successor = ENDS.has(level) ? '' : planIn(row, `PlanID_${next}`, state, issuerIn(row, `IssuerID_${next}`));
    replace(year, state);
    save.run(year, state, plan, county, zip === WHOLE_COUNTY ? '' : zip, successor, level, reason);
    return undefined;
  };
}

/** The data dictionary of the file explains the digits. @throws RowProblem if the cell is anything else */
function digitIn(row: Row, column: string, what: string): string {
  const cell = row.get(column);
  if (!/^\d$/.test(cell)) throw wrong(what, cell);
  return cell;
}
