import { BASE_CSR } from '#sandbox/marketplace/wire/vocabulary.js';
import { dollars, issuerIn, planIn, RowProblem, share, stateCodeIn, stateIn, wrong } from './cells.js';
import { levelOfVariant, OFF_EXCHANGE } from './csr-level.js';
import {
  createRowReplacer,
  isWanted,
  OTHER_STATE,
  SMALL_GROUP,
  type CsvKind,
  type ImportContext,
  type RowWriter,
} from './kind.js';
import { deductiblesOf, moopsOf } from './plan-cost-rows.js';
import { factsOf } from './plan-facts.js';
import type { Row } from './row.js';

const METAL_LEVELS = ['Bronze', 'Expanded Bronze', 'Silver', 'Gold', 'Platinum', 'Catastrophic', 'Low', 'High'];

/** Importer for the Plan Attributes public use file (PUF), which has one row per plan and cost-sharing variant. */
export const PLAN_ATTRIBUTES: CsvKind = {
  format: 'csv',
  name: 'plans',
  title: 'Plan Attributes PUF',
  needs: [
    'BusinessYear',
    'StateCode',
    'IssuerId',
    'IssuerMarketPlaceMarketingName',
    'MarketCoverage',
    'DentalOnlyPlan',
    'StandardComponentId',
    'PlanMarketingName',
    'PlanId',
    'PlanType',
    'MetalLevel',
    'NetworkId',
    'ServiceAreaId',
    'EHBPercentTotalPremium',
  ],
  recognises: (columns) => columns.has('StandardComponentId', 'PlanMarketingName', 'MetalLevel'),
  writer,
};

function writer(context: ImportContext): RowWriter<Row> {
  const savePlan = context.database.prepare('insert into plan values (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const saveVariant = context.database.prepare('insert into variant values (?, ?, ?, ?, ?)');
  const replace = createRowReplacer(context, 'plan', 'variant');
  return (row) => {
    const state = stateIn(row, 'StateCode');
    if (!isWanted(state, context)) return OTHER_STATE;
    const year = context.planYear(row.get('BusinessYear'));
    if (row.get('MarketCoverage') !== 'Individual') return SMALL_GROUP;
    const issuer = issuerIn(row);
    const id = planIn(row, 'PlanId', state, issuer);
    if (id !== row.get('StandardComponentId')) throw wrong('the id of the plan', `${id} and another`);
    const csr = levelOfVariant(row.get('PlanId'));
    if (csr === undefined) return OFF_EXCHANGE;
    const variant = JSON.stringify(variantOf(row));
    const plan = csr === BASE_CSR ? planOf(row, state) : undefined;
    replace(year, state);
    saveVariant.run(year, state, id, csr, variant);
    if (plan) savePlan.run(year, state, id, issuer, ...plan);
    return undefined;
  };
}

function planOf(row: Row, state: string): [string, string, number, number, string] {
  if (row.get('PlanMarketingName') === '') throw new RowProblem('the name of the plan is missing');
  if (!METAL_LEVELS.includes(row.get('MetalLevel'))) throw wrong('the metal level', row.get('MetalLevel'));
  return [
    stateCodeIn(row, 'ServiceAreaId', state, 'the id of the service area'),
    stateCodeIn(row, 'NetworkId', state, 'the id of the network'),
    share(row.get('EHBPercentTotalPremium')) ?? 1,
    share(row.get('TEHBDedInnTier1Coinsurance') || row.get('MEHBDedInnTier1Coinsurance')) ?? 0.2,
    JSON.stringify(factsOf(row)),
  ];
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
