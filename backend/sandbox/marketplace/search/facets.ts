import { DISEASE_PROGRAMS } from '../wire/vocabulary.js';
import type { Quote } from './quote.js';

export interface FacetGroup {
  name: string;
  facets: { value: string; count: number }[];
}

const METALS = ['Catastrophic', 'Bronze', 'Silver', 'Gold', 'Platinum', 'High', 'Low'];
const STARS = ['Five Star Rating', 'Four Star Rating', 'Three Star Rating', 'Two Star Rating', 'One Star Rating'];

/**
 * Returns the facets of a plan search: for each filter, such as the metal level, the number of plans with each value.
 * Premiums are counted at each multiple of 100 dollars, and each count includes all plans with a premium up to that
 * multiple.
 */
export function facetGroups(quotes: readonly Quote[]): FacetGroup[] {
  const facts = quotes.map(({ plan }) => plan.facts);
  const types = [...new Set(facts.map((plan) => plan.type))].toSorted();
  const issuers = [...new Set(facts.map((plan) => plan.issuer.name))].toSorted();
  const count = (values: readonly string[], test: (plan: (typeof facts)[number], value: string) => boolean) =>
    values.map((value) => ({ value, count: facts.filter((plan) => test(plan, value)).length }));
  const some = (counted: { value: string; count: number }[]) => counted.filter((facet) => facet.count > 0);
  return [
    { name: 'premiums', facets: premiumSteps(quotes) },
    { name: 'metalLevels', facets: some(count(METALS, (plan, value) => plan.metal_level === value)) },
    { name: 'types', facets: count(types, (plan, value) => plan.type === value) },
    { name: 'issuers', facets: count(issuers, (plan, value) => plan.issuer.name === value) },
    {
      name: 'diseaseMgmtPrograms',
      facets: some(count(DISEASE_PROGRAMS, (plan, value) => plan.disease_mgmt_programs.includes(value))),
    },
    { name: 'simpleChoice', facets: count(['Simple Choice'], (plan) => plan.simple_choice) },
    {
      name: 'qualityRatings',
      facets: some(count(STARS, (plan, value) => plan.quality_rating.global_rating === 5 - STARS.indexOf(value))),
    },
  ];
}

export function rangesOf(quotes: readonly Quote[]): Record<'premiums' | 'deductibles', { min: number; max: number }> {
  return {
    premiums: range(quotes.map(({ price }) => price.premium_w_credit)),
    deductibles: range(quotes.flatMap(({ deductible }) => deductible ?? [])),
  };
}

function premiumSteps(quotes: readonly Quote[]): { value: string; count: number }[] {
  const premiums = quotes.map(({ price }) => price.premium_w_credit);
  const steps: { value: string; count: number }[] = [];
  const highest = Math.ceil(Math.max(0, ...premiums) / 100) * 100;
  for (let step = 100; step <= highest; step += 100) {
    const count = premiums.filter((premium) => premium <= step).length;
    if (count > 0) steps.push({ value: String(step), count });
  }
  return steps;
}

function range(amounts: readonly number[]): { min: number; max: number } {
  return amounts.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...amounts), max: Math.max(...amounts) };
}
