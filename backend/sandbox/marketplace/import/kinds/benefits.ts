import type { DatabaseSync } from 'node:sqlite';
import { isWanted, OTHER_STATE, type FileKind, type KindOptions, type RowWriter } from '../kind.js';
import type { Row } from '../row.js';
import { levelOfVariant, OFF_EXCHANGE } from './csr-level.js';

/**
 * A plan variant's benefit, worded as in the official file. It is converted to the format of the Marketplace API when
 * it is served.
 */
export interface StoredBenefit {
  isCovered: boolean;
  /**
   * Column pairs (copay and coinsurance) for the first in-network tier, the second tier and out-of-network care, in
   * that order.
   */
  cells: [string, string][];
  limit: string;
  unit: string;
  explanation: string;
  exclusions: string;
}

/** Importer for the Benefits and Cost Sharing public use file (PUF), which has one row per plan variant and benefit. */
export const BENEFITS: FileKind = {
  name: 'benefits',
  title: 'Benefits and Cost Sharing PUF',
  recognises: (columns) => columns.has('PlanId', 'BenefitName', 'CopayInnTier1', 'CoinsInnTier1'),
  writer,
};

function writer(database: DatabaseSync, options: KindOptions): RowWriter {
  const save = database.prepare('insert or replace into benefit values (?, ?, ?, ?, ?)');
  return (row) => {
    if (!isWanted(row.get('StateCode'), options)) return OTHER_STATE;
    const csr = levelOfVariant(row.get('PlanId'));
    if (csr === undefined) return OFF_EXCHANGE;
    const year = Number(row.get('BusinessYear'));
    save.run(year, row.get('StandardComponentId'), row.get('BenefitName'), csr, JSON.stringify(benefitOf(row)));
    return undefined;
  };
}

function benefitOf(row: Row): StoredBenefit {
  const cells = (tier: string): [string, string] => [row.get(`Copay${tier}`), row.get(`Coins${tier}`)];
  return {
    isCovered: row.get('IsCovered') === 'Covered',
    cells: [cells('InnTier1'), cells('InnTier2'), cells('OutofNet')],
    limit: row.get('LimitQty'),
    unit: row.get('LimitUnit'),
    explanation: row.get('Explanation'),
    exclusions: row.get('Exclusions'),
  };
}
