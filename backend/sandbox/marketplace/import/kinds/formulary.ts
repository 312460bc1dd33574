import { RowProblem } from '../cells.js';
import type { ImportContext, JsonKind } from '../kind.js';
import { fieldsOf, flagOf, listedPlans, NO_PLAN_WANTED, textOf, type ListedPlan } from './listed-plans.js';

/**
 * Importer of an issuer's drugs.json (CMS, QHP provider and formulary machine-readable format): which plan covers which
 * medicine, by RxCUI, at which tier and under which restrictions. Issuers may split the list into several files. A file
 * of the same name replaces what it said before about the issuer's plans.
 */
export const FORMULARY_DRUGS: JsonKind = {
  format: 'json',
  name: 'drugs',
  title: 'drugs.json of an issuer',
  fields: ['rxnorm_id', 'plans'],
  writer: (context) => {
    const save = context.database.prepare('insert into formulary_drug values (?, ?, ?, ?, ?, ?, ?, ?)');
    const saveName = context.database.prepare('insert or replace into drug_name values (?, ?)');
    const replace = replacingIssuer(context, 'formulary_drug');
    return (drug) => {
      const rxcui = String(drug['rxnorm_id'] ?? '');
      if (!/^\d{1,8}$/.test(rxcui)) throw new RowProblem(`the rxnorm_id cannot be "${rxcui.slice(0, 40)}"`);
      const name = textOf(drug['drug_name'], 'drug_name');
      const plans = listedPlans(drug['plans'], context).map((plan) => ({ ...plan, ...restrictionsOf(plan.entry) }));
      if (plans.length === 0) return NO_PLAN_WANTED;
      for (const { planId, year, tier, authorization, step, quantity } of plans) {
        replace(planId);
        save.run(planId, year, rxcui, tier, authorization, step, quantity, context.fileName);
      }
      saveName.run(rxcui, name);
      return undefined;
    };
  },
};

function restrictionsOf(entry: ListedPlan['entry']) {
  return {
    tier: textOf(entry['drug_tier'], 'drug_tier'),
    authorization: flagOf(entry['prior_authorization'], 'prior_authorization'),
    step: flagOf(entry['step_therapy'], 'step_therapy'),
    quantity: flagOf(entry['quantity_limit'], 'quantity_limit'),
  };
}

/** Importer of an issuer's plans.json in the same format: what a medicine of each tier costs at the pharmacy. */
export const FORMULARY_PLANS: JsonKind = {
  format: 'json',
  name: 'drug-tiers',
  title: 'plans.json of an issuer',
  fields: ['plan_id', 'marketing_name', 'formulary'],
  writer: (context) => {
    const save = context.database.prepare('insert into formulary_tier values (?, ?, ?, ?, ?)');
    const replace = replacingIssuer(context, 'formulary_tier');
    return (plan) => {
      const listed = listedPlans([plan], context);
      // The official example has a list of tiers in one plan and a single tier in another.
      const tiers = [plan['formulary']].flat().map((value) => tierOf(fieldsOf(value)));
      if (listed.length === 0) return NO_PLAN_WANTED;
      for (const { planId, year } of listed) {
        replace(planId);
        for (const { name, sharing } of tiers) save.run(planId, year, name, JSON.stringify(sharing), context.fileName);
      }
      return undefined;
    };
  },
};

/** What a medicine of one tier costs at one kind of pharmacy; the amount is in dollars, the rate from 0 to 1. */
export interface StoredTierCost {
  pharmacy: string;
  copay: number;
  copayWhen: string;
  coinsurance: number;
  coinsuranceWhen: string;
}

function tierOf(tier: ListedPlan['entry']): { name: string; sharing: StoredTierCost[] } {
  const costs = Array.isArray(tier['cost_sharing']) ? tier['cost_sharing'].map(fieldsOf) : [];
  return {
    name: textOf(tier['drug_tier'], 'drug_tier'),
    sharing: costs.map((cost) => ({
      pharmacy: textOf(cost['pharmacy_type'], 'pharmacy_type'),
      copay: numberOf(cost['copay_amount'], 'copay_amount', 100_000),
      copayWhen: String(cost['copay_opt'] ?? ''),
      coinsurance: numberOf(cost['coinsurance_rate'], 'coinsurance_rate', 1),
      coinsuranceWhen: String(cost['coinsurance_opt'] ?? ''),
    })),
  };
}

function numberOf(value: unknown, what: string, most: number): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'number' && value >= 0 && value <= most) return value;
  throw new RowProblem(`${what} cannot be "${String(value)}"`);
}

/**
 * Returns a function that deletes what an earlier file of the same name said about the plans of a plan's issuer in its
 * state.
 */
export function replacingIssuer(context: ImportContext, table: string): (planId: string) => void {
  const clear = context.database.prepare(`delete from ${table} where plan_id >= ? and plan_id < ? and source = ?`);
  return (planId) => {
    const start = planId.slice(0, 7);
    context.replace(`${start} ${context.fileName}`, () => void clear.run(start, `${start}~`, context.fileName));
  };
}
