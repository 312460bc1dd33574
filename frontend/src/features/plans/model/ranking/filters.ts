import type { Topic } from '#contract/limits/plans.js';
import { FILTER } from '../../messages/plan-list.js';
import { totalAmount } from '../costs/cost-rows.js';
import type { RankedPlan } from './ranking.js';

/** The filters of a plan list. The filters are part of the page's URL, so they describe only plans, never a person. */
export interface Filters {
  readonly metal: readonly string[];
  readonly type: readonly string[];
  readonly insurer: readonly string[];
  /** Highest premium after the tax credit that a plan in the list may have, in dollars per month. */
  readonly premium: number | null;
  /** Highest deductible that a plan in the list may have, in dollars per year. */
  readonly deductible: number | null;
  /** Lowest overall quality rating that a plan in the list may have, in stars from 1 to 5. */
  readonly stars: number | null;
  readonly hsa: boolean;
  readonly benefits: readonly Topic[];
}
export const NO_FILTERS: Filters = {
  metal: [],
  type: [],
  insurer: [],
  premium: null,
  deductible: null,
  stars: null,
  hsa: false,
  benefits: [],
};

/**
 * Benefits to filter by: only some plans cover them. Those that every plan must cover would change nothing, and some of
 * them would reveal a health condition in the URL.
 */
export const FILTER_TOPICS = [
  'Dental',
  'Dental for children',
  'Vision',
  'Vision for children',
  'Acupuncture',
  'Chiropractic Care',
  'Nutrition Counseling',
  'Telehealth',
  'Weight Loss',
] as const satisfies readonly Topic[];
/** Returns the words for a benefit in the filters. Dental and vision care without an addition are for adults. */
export const topicLabel = (topic: Topic): string =>
  topic === 'Dental' || topic === 'Vision' ? FILTER.forAdults(topic) : topic;
export const MIN_STARS = [2, 3, 4, 5];
const LISTS = ['metal', 'type', 'insurer'] as const;
const AMOUNTS = ['premium', 'deductible', 'stars'] as const;
const NAMES = [...LISTS, ...AMOUNTS, 'hsa', 'benefits'] as const satisfies readonly (keyof Filters)[];
const VALUES = {
  metal: ({ plan }) => plan.metal_level,
  type: ({ plan }) => plan.type,
  insurer: ({ plan }) => plan.issuer.id,
} as const satisfies Record<(typeof LISTS)[number], (row: RankedPlan) => string>;

/** Reads the values of a query parameter. People who write a URL by hand may separate the values with commas. */
const valuesOf = (params: URLSearchParams, name: string): string[] => params.getAll(name).join().split(',');
function list(params: URLSearchParams, name: (typeof LISTS)[number], rows: readonly RankedPlan[]): string[] {
  const possible = new Set(rows.map(VALUES[name]));
  return [...new Set(valuesOf(params, name))].filter((value) => possible.has(value));
}
/** Reads whole dollars, with or without "$" and ",". Cents are dropped. Null if the text has no digit. */
export const parseWholeDollars = (text: string): number | null => {
  const digits = text
    .replace(/\.\d{0,2}\s*$/, '')
    .replace(/\D/g, '')
    .slice(0, 6);
  return digits === '' ? null : Number(digits);
};
function amount(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/**
 * Reads the filters from the query parameters of a URL. Values that the filters of these plans do not offer are
 * ignored, because anybody can edit a URL, and because an insurer may not sell plans in another county.
 */
export function readFilters(params: URLSearchParams, rows: readonly RankedPlan[]): Filters {
  const [benefits, stars] = [valuesOf(params, 'benefit'), amount(params, 'stars')];
  return {
    metal: list(params, 'metal', rows),
    type: list(params, 'type', rows),
    insurer: list(params, 'insurer', rows),
    premium: amount(params, 'premium'),
    deductible: amount(params, 'deductible'),
    stars: MIN_STARS.find((value) => value === stars) ?? null,
    hsa: params.get('hsa') === '1',
    benefits: FILTER_TOPICS.filter((topic) => benefits.includes(topic)),
  };
}

/** Writes the filters into the query parameters of a URL and leaves its other parameters unchanged. */
export function writeFilters(filters: Filters, onto: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(onto);
  for (const name of LISTS) {
    params.delete(name);
    filters[name].forEach((value) => params.append(name, value));
  }
  for (const name of AMOUNTS) {
    if (filters[name] === null) params.delete(name);
    else params.set(name, String(filters[name]));
  }
  if (filters.hsa) params.set('hsa', '1');
  else params.delete('hsa');
  params.delete('benefit');
  filters.benefits.forEach((topic) => params.append('benefit', topic));
  return params;
}

/**
 * Whether filters differ in one amount that both have, as while a person edits it. The change then replaces the history
 * entry, so that pressing Back once undoes all of the typing.
 */
export function isSameAmountEdited(before: Filters, after: Filters): boolean {
  const [name, ...others] = NAMES.filter((name) => String(before[name]) !== String(after[name]));
  return (
    others.length === 0 &&
    (name === 'premium' || name === 'deductible') &&
    before[name] !== null &&
    after[name] !== null
  );
}

const among = (chosen: readonly string[], value: string): boolean => chosen.length === 0 || chosen.includes(value);
/** Whether an amount is at most the limit. Null means no limit; otherwise, an unknown amount is rejected. */
function upTo(limit: number | null, amount: () => number | null): boolean {
  if (limit === null) return true;
  const value = amount();
  return value !== null && value <= limit;
}

export function matchesFilters(row: RankedPlan, filters: Filters): boolean {
  const { plan } = row;
  const stars = plan.quality_rating.overall.stars;
  return (
    LISTS.every((name) => among(filters[name], VALUES[name](row))) &&
    upTo(filters.premium, () => plan.premium_w_credit) &&
    upTo(filters.deductible, () => totalAmount(plan.deductibles)) &&
    (filters.stars === null || (stars !== null && stars >= filters.stars)) &&
    (!filters.hsa || plan.hsa_eligible) &&
    filters.benefits.every((topic) => plan.topics?.includes(topic))
  );
}

export const countFilters = (filters: Filters): number =>
  filters.metal.length +
  filters.type.length +
  filters.insurer.length +
  filters.benefits.length +
  [filters.premium, filters.deductible, filters.stars].filter((value) => value !== null).length +
  Number(filters.hsa);
