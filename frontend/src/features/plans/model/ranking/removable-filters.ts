import { listText } from '#ui/format.js';
import { FILTER_FIELDS } from '../../messages/filter-fields.js';
import { wholeDollars } from '../costs/money.js';
import { matchesFilters, NO_FILTERS, topicLabel, type Filters } from './filters.js';
import type { RankedPlan } from './ranking.js';

/** A filter that is in use, with what the list of plans would be without it. */
export interface RemovableFilter {
  /** The filter in words. The values of a filter with several values are joined by "or". */
  readonly label: string;
  /** All filters except this one. */
  readonly rest: Filters;
  /** Number of plans that fit the other filters. */
  readonly count: number;
}

/**
 * The filters in use, first the one whose removal leaves the most plans. One filter's values, such as two metal levels,
 * are removed together, but benefits one at a time: a plan must have all.
 */
export function removableFilters(rows: readonly RankedPlan[], filters: Filters): RemovableFilter[] {
  const { metal, type, insurer, premium, deductible, stars, hsa, benefits } = filters;
  const nameOf = (id: string): string =>
    rows.find(({ plan }) => plan.issuer.id === id)?.plan.issuer.name ?? FILTER_FIELDS.insurer;
  const used: readonly (readonly [string, Partial<Filters>])[] = [
    [listText(metal, 'or'), { metal: NO_FILTERS.metal }],
    [listText(type, 'or'), { type: NO_FILTERS.type }],
    [listText(new Set(insurer.map(nameOf)), 'or'), { insurer: NO_FILTERS.insurer }],
    [premium === null ? '' : `${FILTER_FIELDS.premium} ${wholeDollars(premium)}`, { premium: null }],
    [deductible === null ? '' : `${FILTER_FIELDS.deductible} ${wholeDollars(deductible)}`, { deductible: null }],
    [stars === null ? '' : `${FILTER_FIELDS.stars} ${stars} of 5`, { stars: null }],
    [hsa ? FILTER_FIELDS.hsa : '', { hsa: false }],
    ...benefits.map((topic) => [topicLabel(topic), { benefits: benefits.filter((other) => other !== topic) }] as const),
  ];
  return used
    .filter(([label]) => label !== '')
    .map(([label, change]) => {
      const rest = { ...filters, ...change };
      return { label, rest, count: rows.filter((row) => matchesFilters(row, rest)).length };
    })
    .toSorted((a, b) => b.count - a.count);
}
