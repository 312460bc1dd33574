import { dollars, issuerIn, planIn, RowProblem, share, stateIn, wrong } from './cells.js';
import { levelOfVariant, OFF_EXCHANGE } from './csr-level.js';
import { createRowReplacer, isWanted, OTHER_STATE, type CsvKind, type ImportContext, type RowWriter } from './kind.js';
import type { Row } from './row.js';

/** Worded as in the official file, and converted to the API's format when a benefit is returned. */
export interface StoredBenefit {
  isCovered: boolean;
  /** Copay and coinsurance cells of the first tier, the second tier and out-of-network care. */
  cells: [string, string][];
  limit: string;
  unit: string;
  explanation: string;
  exclusions: string;
}

/** Importer for the Benefits and Cost Sharing public use file (PUF), which has one row per plan variant and benefit. */
export const BENEFITS: CsvKind = {
  format: 'csv',
  name: 'benefits',
  title: 'Benefits and Cost Sharing PUF',
  needs: [
    'BusinessYear',
    'StateCode',
    'IssuerId',
    'StandardComponentId',
    'PlanId',
    'BenefitName',
    'IsCovered',
    ...['InnTier1', 'InnTier2', 'OutofNet'].flatMap((tier) => [`Copay${tier}`, `Coins${tier}`]),
  ],
  recognises: (columns) => columns.has('PlanId', 'BenefitName'),
  writer,
};

function writer(context: ImportContext): RowWriter<Row> {
  const save = context.database.prepare('insert into benefit values (?, ?, ?, ?, ?, ?)');
  const replace = createRowReplacer(context, 'benefit');
  return (row) => {
    const state = stateIn(row, 'StateCode');
    if (!isWanted(state, context)) return OTHER_STATE;
    const year = context.planYear(row.get('BusinessYear'));
    const plan = planIn(row, 'PlanId', state, issuerIn(row));
    const csr = levelOfVariant(row.get('PlanId'));
    if (csr === undefined) return OFF_EXCHANGE;
    const name = row.get('BenefitName');
    if (name === '') throw new RowProblem('the name of the benefit is missing');
    const benefit = JSON.stringify(benefitOf(row));
    replace(year, state);
    save.run(year, state, plan, name, csr, benefit);
    return undefined;
  };
}

function benefitOf(row: Row): StoredBenefit {
  const cells = (tier: string): [string, string] => {
    const [copay, coinsurance] = [row.get(`Copay${tier}`), row.get(`Coins${tier}`)];
    dollars(copay);
    share(coinsurance);
    return [copay, coinsurance];
  };
  return {
    isCovered: isCovered(row.get('IsCovered')),
    cells: [cells('InnTier1'), cells('InnTier2'), cells('OutofNet')],
    limit: row.get('LimitQty'),
    unit: row.get('LimitUnit'),
    explanation: row.get('Explanation'),
    exclusions: row.get('Exclusions'),
  };
}

function isCovered(cell: string): boolean {
  if (cell === 'Covered') return true;
  if (cell === 'Not Covered' || cell === '') return false;
  throw wrong('whether the benefit is covered', cell);
}
