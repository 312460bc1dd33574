import {
  ACCEPTING,
  PROVIDER_TYPES,
  type Accepting,
  type Provider,
  type ProviderAddress,
} from '#sandbox/marketplace/wire/provider.js';
import { RowProblem } from './cells.js';
import { replacingIssuer } from './formulary.js';
import type { JsonKind } from './kind.js';
import { fieldsOf, listedPlans, NO_PLAN_WANTED, textOf } from './listed-plans.js';

type Fields = Readonly<Record<string, unknown>>;

export type StoredProvider = Omit<Provider, 'npi' | 'name'> & { addresses: ProviderAddress[] };

/** Importer for an issuer's providers.json: the doctors and facilities in each plan's network, by NPI. */
export const PROVIDERS: JsonKind = {
  format: 'json',
  name: 'providers',
  title: 'providers.json of an issuer',
  fields: ['npi', 'type', 'plans'],
  writer: (context) => {
    const save = context.database.prepare('insert or replace into provider values (?, ?, ?, ?, ?)');
    const savePlan = context.database.prepare('insert into provider_plan values (?, ?, ?, ?, ?)');
    const clear = context.database.prepare('delete from provider where issuer = ? and source = ?');
    const replacePlans = replacingIssuer(context, 'provider_plan');
    return (provider) => {
      const npi = String(provider['npi'] ?? '');
      if (!/^\d{10}$/.test(npi)) throw new RowProblem(`the npi cannot be "${npi.slice(0, 40)}"`);
      const [name, data] = [nameOf(provider), JSON.stringify(detailsOf(provider))];
      const plans = listedPlans(provider['plans'], context).map(({ entry, ...plan }) => ({
        ...plan,
        tier: typeof entry['network_tier'] === 'string' ? entry['network_tier'] : '',
      }));
      if (plans.length === 0) return NO_PLAN_WANTED;
      for (const issuer of new Set(plans.map(({ planId }) => planId.slice(0, 7)))) {
        context.replace(`providers ${issuer} ${context.fileName}`, () => void clear.run(issuer, context.fileName));
        save.run(npi, issuer, name, data, context.fileName);
      }
      for (const { planId, year, tier } of plans) {
        replacePlans(planId);
        savePlan.run(planId, year, npi, tier, context.fileName);
      }
      return undefined;
    };
  },
};

function typeOf(provider: Fields): Provider['provider_type'] {
  const text = String(provider['type'] ?? '');
  const type = PROVIDER_TYPES.find((known) => known.toUpperCase() === text.toUpperCase());
  if (!type) throw new RowProblem(`the type cannot be "${text.slice(0, 40)}"`);
  return type;
}

function nameOf(provider: Fields): string {
  const type = typeOf(provider);
  if (type !== 'Individual') {
    const field = type === 'Group' ? 'group_name' : 'facility_name';
    return textOf(provider[field], field);
  }
  const name = fieldsOf(provider['name']);
  const parts = ['first', 'middle', 'last', 'suffix'].map((part) => name[part]);
  return textOf(parts.filter((part) => typeof part === 'string' && part !== '').join(' '), 'the name');
}

function detailsOf(provider: Fields): StoredProvider {
  return {
    provider_type: typeOf(provider),
    specialties: texts(provider['specialty']),
    accepting: acceptingOf(provider['accepting']),
    facility_types: texts(provider['facility_type']),
    languages: texts(provider['languages']),
    // Older files have a single address for each provider instead of a list. The phone number is a field of the
    // provider, not of the address.
    addresses: [provider['addresses'] ?? provider['address'] ?? []]
      .flat()
      .map((address) => addressOf(fieldsOf(address), text(provider['phone']))),
  };
}

function addressOf(address: Fields, phone: string): ProviderAddress {
  return {
    street1: text(address['address']),
    street2: text(address['address_2']),
    city: text(address['city']),
    state: text(address['state']),
    zipcode: zipOf(address['zip']),
    phone: text(address['phone']) || phone,
  };
}

/** A ZIP code that was written as a number has lost its leading zeros. */
const zipOf = (value: unknown): string =>
  (typeof value === 'number' ? String(value).padStart(5, '0') : text(value)).slice(0, 5);

function acceptingOf(value: unknown): Accepting {
  if (typeof value === 'boolean') return value ? 'accepting' : 'not accepting';
  return ACCEPTING.find((known) => known === text(value).toLowerCase()) ?? 'unknown';
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const texts = (value: unknown): string[] => [value].flat().map(text).filter(Boolean);
