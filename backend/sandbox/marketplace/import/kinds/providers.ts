import { RowProblem } from '../cells.js';
import type { JsonKind } from '../kind.js';
import { replacingIssuer } from './formulary.js';
import { fieldsOf, listedPlans, NO_PLAN_WANTED, textOf } from './listed-plans.js';

/**
 * Importer for an issuer's providers.json (CMS's machine-readable format for provider and formulary data). It lists the
 * doctors and facilities in each plan's network, by National Provider Identifier (NPI).
 */
export const PROVIDERS: JsonKind = {
  format: 'json',
  name: 'providers',
  title: 'providers.json of an issuer',
  fields: ['npi', 'type', 'plans'],
  writer: (context) => {
    const save = context.database.prepare('insert into provider_plan values (?, ?, ?, ?, ?, ?, ?)');
    const replace = replacingIssuer(context, 'provider_plan');
    return (provider) => {
      const npi = String(provider['npi'] ?? '');
      if (!/^\d{10}$/.test(npi)) throw new RowProblem(`the npi cannot be "${npi.slice(0, 40)}"`);
      const name = nameOf(provider);
      const accepting = typeof provider['accepting'] === 'string' ? provider['accepting'] : '';
      const plans = listedPlans(provider['plans'], context).map(({ entry, ...plan }) => ({
        ...plan,
        tier: typeof entry['network_tier'] === 'string' ? entry['network_tier'] : '',
      }));
      if (plans.length === 0) return NO_PLAN_WANTED;
      for (const { planId, year, tier } of plans) {
        replace(planId);
        save.run(planId, year, npi, name, tier, accepting, context.fileName);
      }
      return undefined;
    };
  },
};

function nameOf(provider: Readonly<Record<string, unknown>>): string {
  if (provider['type'] !== 'INDIVIDUAL') return textOf(provider['facility_name'], 'facility_name');
  const name = fieldsOf(provider['name']);
  return ['first', 'middle', 'last', 'suffix']
    .map((part) => name[part])
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
}
