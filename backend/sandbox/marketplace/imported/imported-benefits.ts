import type { DatabaseSync } from 'node:sqlite';
import { textIn } from '../import/database.js';
import type { StoredBenefit } from '../import/kinds/benefits.js';
import { benefitType, costSharing } from '../wire/cost-sharing.js';
import type { Benefit, CostSharing } from '../wire/plan.js';
import type { NetworkTier } from '../wire/vocabulary.js';
import { readBenefit, stateOfPlan } from './stored.js';

const TIERS: readonly NetworkTier[] = ['In-Network', 'In-Network Tier 2', 'Out-of-Network'];

export function benefitsOf(
  database: DatabaseSync,
  year: number,
  planId: string,
  only?: ReadonlySet<string>,
): Benefit[] {
  const rows = database
    .prepare('select name, csr, data from benefit where year = ? and state = ? and plan_id = ? order by name, csr')
    .all(year, stateOfPlan(planId), planId)
    .filter((row) => only === undefined || only.has(textIn(row, 'name')));
  const benefits = new Map<string, Benefit>();
  for (const row of rows) {
    const name = textIn(row, 'name');
    const stored = readBenefit(textIn(row, 'data'));
    const benefit = benefits.get(name) ?? benefitOf(name, stored);
    benefit.cost_sharings.push(...sharingsOf(stored, textIn(row, 'csr')));
    benefits.set(name, benefit);
  }
  return [...benefits.values()];
}

function benefitOf(name: string, stored: StoredBenefit): Benefit {
  const quantity = Number(stored.limit);
  const hasLimits = stored.limit !== '' && quantity > 0;
  return {
    type: benefitType(name),
    name,
    covered: stored.isCovered,
    cost_sharings: [],
    explanation: stored.explanation,
    exclusions: stored.exclusions,
    has_limits: hasLimits,
    // The official file writes "Visit(s) per Year" where the API writes "visits per year", so the wording is converted.
    limit_unit: hasLimits ? stored.unit.replace('(s)', 's').toLowerCase() : '',
    limit_quantity: hasLimits ? quantity : 0,
  };
}

function sharingsOf(stored: StoredBenefit, csr: string): CostSharing[] {
  if (!stored.isCovered) return [];
  return TIERS.flatMap((tier, index) => {
    const [copay = '', coinsurance = ''] = stored.cells[index] ?? [];
    return copay === '' && coinsurance === '' ? [] : [costSharing(copay, coinsurance, tier, csr)];
  });
}
