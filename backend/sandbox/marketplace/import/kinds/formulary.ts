import type { DrugTier } from '#sandbox/marketplace/wire/plan.js';
import { RowProblem } from './cells.js';
import type { ImportContext, JsonKind } from './kind.js';
import { fieldsOf, flagOf, listedPlans, NO_PLAN_WANTED, textOf, type ListedPlan } from './listed-plans.js';

/**
 * Importer for an issuer's drugs.json (CMS's machine-readable format for provider and formulary data). The file lists
 * the medicines that each plan covers, by RxCUI, with their tiers and restrictions. Issuers may split the list into
 * several files. Importing a file again replaces only the data from the earlier file of the same name.
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
      // Some issuers fill up the number with zeros.
      const rxcui = String(drug['rxnorm_id'] ?? '').replace(/^0+(?=\d)/, '');
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

/** Importer for an issuer's plans.json: what the medicines of each tier cost at the pharmacy. */
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
      // The field `formulary` is either a list of tiers or a single tier, as in CMS's example file, so both forms are
      // accepted.
      const tiers = [plan['formulary']].flat().map((value) => tierOf(fieldsOf(value)));
      if (listed.length === 0) return NO_PLAN_WANTED;
      for (const { planId, year } of listed) {
        replace(planId);
        for (const { name, ...tier } of tiers) save.run(planId, year, name, JSON.stringify(tier), context.fileName);
      }
      return undefined;
    };
  },
};

function tierOf(tier: ListedPlan['entry']): { name: string } & Omit<DrugTier, 'drug_tier'> {
  const costs = Array.isArray(tier['cost_sharing']) ? tier['cost_sharing'].map(fieldsOf) : [];
  const mail = flagOf(tier['mail_order'], 'mail_order');
  return {
    name: textOf(tier['drug_tier'], 'drug_tier'),
    mail_order: mail === null ? null : mail === 1,
    cost_sharing: costs.map((cost) => ({
      pharmacy_type: textOf(cost['pharmacy_type'], 'pharmacy_type'),
      copay_amount: numberOf(cost['copay_amount'], 'copay_amount', 100_000),
      copay_opt: String(cost['copay_opt'] ?? ''),
      coinsurance_rate: numberOf(cost['coinsurance_rate'], 'coinsurance_rate', 1),
      coinsurance_opt: String(cost['coinsurance_opt'] ?? ''),
    })),
  };
}

/** Null if the file states nothing: a missing amount must not be mistaken for $0. */
function numberOf(value: unknown, what: string, most: number): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && value >= 0 && value <= most) return value;
  throw new RowProblem(`${what} cannot be "${String(value)}"`);
}

/** Deletes what an earlier file of the same name stored for the plan's issuer and state, once for each. */
export function replacingIssuer(context: ImportContext, table: string): (planId: string) => void {
  const clear = context.database.prepare(`delete from ${table} where plan_id >= ? and plan_id < ? and source = ?`);
  return (planId) => {
    const start = planId.slice(0, 7);
    context.replace(`${start} ${context.fileName}`, () => void clear.run(start, `${start}~`, context.fileName));
  };
}
