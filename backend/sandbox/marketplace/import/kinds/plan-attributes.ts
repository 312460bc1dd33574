import type { DatabaseSync } from 'node:sqlite';
import { BASE_CSR } from '#sandbox/marketplace/wire/vocabulary.js';
import { isWanted, OTHER_STATE, SMALL_GROUP, type FileKind, type KindOptions, type RowWriter } from '../kind.js';
import { dollars, share, type Row } from '../row.js';
import { levelOfVariant, OFF_EXCHANGE } from './csr-level.js';
import { deductiblesOf, moopsOf } from './plan-cost-rows.js';
import { factsOf } from './plan-facts.js';

/** Importer for the Plan Attributes public use file (PUF), which has one row per plan and cost-sharing variant. */
export const PLAN_ATTRIBUTES: FileKind = {
  name: 'plans',
  title: 'Plan Attributes PUF',
  recognises: (columns) => columns.has('StandardComponentId', 'PlanMarketingName', 'CSRVariationType', 'MetalLevel'),
  writer,
};

function writer(database: DatabaseSync, options: KindOptions): RowWriter {
  const savePlan = database.prepare('insert or replace into plan values (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const saveVariant = database.prepare('insert or replace into variant values (?, ?, ?, ?)');
  return (row) => {
    const state = row.get('StateCode');
    if (!isWanted(state, options)) return OTHER_STATE;
    if (row.get('MarketCoverage') !== 'Individual') return SMALL_GROUP;
    const csr = levelOfVariant(row.get('PlanId'));
    if (csr === undefined) return OFF_EXCHANGE;
    const year = Number(row.get('BusinessYear'));
    const id = row.get('StandardComponentId');
    saveVariant.run(year, id, csr, JSON.stringify(variantOf(row)));
    if (csr !== BASE_CSR) return undefined;
    const coinsurance = share(row.get('TEHBDedInnTier1Coinsurance') || row.get('MEHBDedInnTier1Coinsurance'));
    savePlan.run(
      year,
      id,
      state,
      row.get('IssuerId'),
      row.get('ServiceAreaId'),
      row.get('NetworkId'),
      share(row.get('EHBPercentTotalPremium')) ?? 1,
      coinsurance ?? 0.2,
      JSON.stringify(factsOf(row)),
    );
    return undefined;
  };
}

function variantOf(row: Row): object {
  return {
    deductibles: deductiblesOf(row),
    moops: moopsOf(row),
    sbcs: {
      baby: example(row, 'HavingaBaby'),
      diabetes: example(row, 'HavingDiabetes'),
      fracture: example(row, 'HavingSimplefracture'),
    },
  };
}

function example(row: Row, name: string): Record<'coinsurance' | 'copay' | 'deductible' | 'limit', number> {
  const amount = (part: string): number => dollars(row.get(`SBC${name}${part}`)) ?? 0;
  return {
    coinsurance: amount('Coinsurance'),
    copay: amount('Copayment'),
    deductible: amount('Deductible'),
    limit: amount('Limit'),
  };
}
