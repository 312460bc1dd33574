import type { Catalog } from '../catalog/catalog.js';
import type { SearchRequest } from '../wire/requests.js';
import { contextOf } from './context.js';
import type { Quote } from './quote.js';
import { matches } from './search.js';

interface Spread {
  min: number;
  max: number;
  mean: number;
}

export interface MetalStats {
  metal_level: string;
  total: number;
  simple_choice: number;
  premiums: Spread;
  oopc: Spread;
  quality_ratings: Record<string, number>;
}

const STARS = ['one', 'two', 'three', 'four', 'five'];

/** Handles POST /plans/search/stats. Returns one entry for each metal level among the plans found. */
export function searchStats(catalog: Catalog, request: SearchRequest): MetalStats[] {
  const found = matches(catalog, contextOf(catalog, request), request);
  const metals = new Set(found.map(({ plan }) => plan.facts.metal_level));
  return [...metals].map((metal) =>
    statsOf(
      metal,
      found.filter(({ plan }) => plan.facts.metal_level === metal),
    ),
  );
}

function statsOf(metal: string, quotes: readonly Quote[]): MetalStats {
  const rated = (stars: number): number =>
    quotes.filter(({ plan }) => plan.facts.quality_rating.global_rating === stars).length;
  return {
    metal_level: metal,
    total: quotes.length,
    simple_choice: quotes.filter(({ plan }) => plan.facts.simple_choice).length,
    premiums: spread(quotes.map(({ price }) => price.premium)),
    oopc: spread(quotes.map(({ price }) => price.oopc)),
    quality_ratings: Object.fromEntries(STARS.map((word, index) => [`${word}_star_rating`, rated(index + 1)])),
  };
}

function spread(amounts: readonly number[]): Spread {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return { min: Math.min(...amounts), max: Math.max(...amounts), mean: sum / amounts.length };
}
