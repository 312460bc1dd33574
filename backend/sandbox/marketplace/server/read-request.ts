import { MarketplaceError } from '../wire/errors.js';
import type { Household, Person, Place, PlanFilter, PlanRequest, SearchRequest } from '../wire/requests.js';

type Fields = Readonly<Record<string, unknown>>;

/** Errors are worded as in the real API, such as `place: (countyfips: cannot be blank.).` */
export function readPlanRequest(body: unknown, currentYear: number): PlanRequest {
  const fields = asFields(body);
  const place = readPlace(fields['place']);
  if (fields['market'] === undefined || fields['market'] === '') throw blank('market');
  return {
    place,
    year: number(fields['year']) ?? currentYear,
    household: fields['household'] == null ? undefined : readHousehold(fields['household']),
    aptc_override: number(fields['aptc_override']),
    csr_override: text(fields['csr_override']),
  };
}

export function readSearchRequest(body: unknown, currentYear: number): SearchRequest {
  const fields = asFields(body);
  return {
    ...readPlanRequest(body, currentYear),
    filter: readFilter(fields['filter']),
    offset: Math.max(0, Math.floor(number(fields['offset']) ?? 0)),
  };
}

function readPlace(value: unknown): Place {
  if (value === undefined || value === null) throw blank('place');
  const fields = asFields(value);
  const missing = ['countyfips', 'state', 'zipcode'].filter(
    (name) => typeof fields[name] !== 'string' || fields[name] === '',
  );
  if (missing.length > 0) {
    throw new MarketplaceError('invalid', `place: (${missing.map((name) => `${name}: cannot be blank`).join('; ')}.).`);
  }
  return {
    countyfips: String(fields['countyfips']),
    state: String(fields['state']),
    zipcode: String(fields['zipcode']),
  };
}

function readHousehold(value: unknown): Household {
  const fields = asFields(value);
  const people = Array.isArray(fields['people']) ? fields['people'].map(readPerson) : [];
  return {
    income: number(fields['income']),
    people: people.length > 0 ? people : [{ age: 35 }],
  };
}

function readPerson(value: unknown, index: number): Person {
  const fields = asFields(value);
  const age = number(fields['age']);
  if (age === undefined) {
    throw new MarketplaceError('invalid', `household: (people: (${index}: (age: cannot be blank.).).).`);
  }
  if (age < 0 || age > 120) {
    throw new MarketplaceError('invalid', `household: (people: (${index}: (age: must be a valid age.).).).`);
  }
  return {
    age,
    aptc_eligible: flag(fields['aptc_eligible']),
    gender: text(fields['gender']),
    uses_tobacco: flag(fields['uses_tobacco']),
    has_mec: flag(fields['has_mec']),
    is_parent: flag(fields['is_parent']),
    is_pregnant: flag(fields['is_pregnant']),
    pregnant_with: number(fields['pregnant_with']),
    utilization_level: text(fields['utilization_level']),
  };
}

function readFilter(value: unknown): PlanFilter {
  const fields = asFields(value ?? {});
  return { division: text(fields['division']), metal_levels: strings(fields['metal_levels']) };
}

export function asFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new MarketplaceError('invalid', 'the request body could not be read');
  }
  return Object.fromEntries(Object.entries(value));
}

export function strings(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.map(String) : undefined;
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function blank(name: string): MarketplaceError {
  return new MarketplaceError('invalid', `${name}: cannot be blank.`);
}
