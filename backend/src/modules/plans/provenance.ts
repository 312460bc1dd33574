import type { Place, Provenance, Source } from '#contract/api/plans.contract.js';
import { loadCountyMarkets } from '#modules/facts/index.js';
import type { Answer } from '#platform/marketplace/question.js';

/**
 * Returns the source and age of an answer of the marketplace, in the form in which API replies state them. If the reply
 * contains data from several sources, `least` is the least reliable source and replaces the source of the answer.
 * `place` is the ZIP code and county of a plan search. The result must be the last field of a reply, and its own last
 * field must be `stale`, because the cache rewrites the end of a reply that has become stale.
 */
export function provenanceOf(
  { at, source, imported }: Answer<unknown>,
  { least = source, place }: { readonly least?: Source; readonly place?: Place } = {},
): Provenance {
  return {
    asOf: at.toISOString(),
    source: least,
    ...(imported && { imported }),
    ...(least === 'sample' && place && hasTypicalCounts(place) && { typical_counts: true }),
    stale: false,
  };
}

/** Those of the oldest reply. The result is stale if any of them is. */
export function joinProvenance(list: readonly Provenance[]): Provenance {
  const [oldest] = list.toSorted((a, b) => a.asOf.localeCompare(b.asOf));
  if (!oldest) throw new RangeError('there is no reply to join');
  return { ...oldest, stale: list.some(({ stale }) => stale) };
}

function hasTypicalCounts({ countyfips }: Place): boolean {
  const market = loadCountyMarkets().get(countyfips);
  return market !== undefined && market.basis !== 'counted';
}
