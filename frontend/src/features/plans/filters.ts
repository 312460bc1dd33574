import { TOPICS, type Topic } from '../../../../backend/src/contract/topics.js';
import { amountOf } from './cost-rows.js';
import type { Ranked } from './ranking.js';

/** What narrows a list of plans. It stands in the address, so it says things about plans only, never about a person. */
export interface Filters {
  readonly metal: readonly string[];
  readonly type: readonly string[];
  /** Ids of insurers. */
  readonly insurer: readonly string[];
  /** Dollars per month after credit, at most. */
  readonly premium: number | null;
  /** Dollars per year, at most. */
  readonly deductible: number | null;
  /** Stars, at least. */
  readonly stars: number | null;
  readonly hsa: boolean;
  readonly benefits: readonly Topic[];
}
export const NO_FILTERS: Filters = { metal: [], type: [], insurer: [], premium: null, deductible: null, stars: null, hsa: false, benefits: [] };

/** Benefits in which plans differ. What every plan must cover would narrow nothing, and some of it is nobody else's business. */
export const FILTER_TOPICS = ['Dental', 'Vision', 'Acupuncture', 'Chiropractic Care', 'Nutrition Counseling', 'Telehealth', 'Weight Loss'] as const satisfies readonly Topic[];
export const MIN_STARS = [2, 3, 4, 5];
const LISTS = ['metal', 'type', 'insurer'] as const;
const AMOUNTS = ['premium', 'deductible', 'stars'] as const;
const NAMES = [...LISTS, ...AMOUNTS, 'hsa', 'benefits'] as const satisfies readonly (keyof Filters)[];
/** Longest value taken out of an address. */
const LONGEST = 40;
const MAX_VALUES = 30;

const list = (params: URLSearchParams, name: string): string[] => params.getAll(name).filter((value) => value.length <= LONGEST).slice(0, MAX_VALUES);
/** Whole dollars as somebody types them, with or without "$" and ",". */
export const dollarsIn = (text: string): number | null => {
  const digits = text.replace(/\D/g, '').slice(0, 6);
  return digits === '' ? null : Number(digits);
};
function amount(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Anybody can write an address: what is not understood is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const benefits = list(params, 'benefit');
  return {
    metal: list(params, 'metal'), type: list(params, 'type'), insurer: list(params, 'insurer'),
    premium: amount(params, 'premium'), deductible: amount(params, 'deductible'), stars: amount(params, 'stars'),
    hsa: params.get('hsa') === '1',
    benefits: TOPICS.filter((topic) => benefits.includes(topic)),
  };
}

/** The same filters in an address, on top of whatever else stands in it. */
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

/** Whether one amount was only typed on, digit by digit: one change for the back button, not one for each digit. */
export function isTypedOn(before: Filters, after: Filters): boolean {
  const [name, ...others] = NAMES.filter((name) => String(before[name]) !== String(after[name]));
  return others.length === 0 && (name === 'premium' || name === 'deductible') && before[name] !== null && after[name] !== null;
}

const among = (chosen: readonly string[], value: string): boolean => chosen.length === 0 || chosen.includes(value);
/** An amount that is not known fulfils no limit. */
const upTo = (limit: number | null, value: number | null): boolean => limit === null || (value !== null && value <= limit);

export function passes({ plan }: Ranked, filters: Filters): boolean {
  const stars = plan.quality_rating.overall.stars;
  return among(filters.metal, plan.metal_level) && among(filters.type, plan.type) && among(filters.insurer, plan.issuer.id)
    && upTo(filters.premium, plan.premium_w_credit) && upTo(filters.deductible, amountOf(plan.deductibles))
    && (filters.stars === null || (stars !== null && stars >= filters.stars))
    && (!filters.hsa || plan.hsa_eligible)
    && filters.benefits.every((topic) => plan.topics?.includes(topic));
}

export const countFilters = (filters: Filters): number =>
  filters.metal.length + filters.type.length + filters.insurer.length + filters.benefits.length
  + [filters.premium, filters.deductible, filters.stars].filter((value) => value !== null).length + Number(filters.hsa);
