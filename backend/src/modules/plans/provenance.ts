import type { Provenance, Source } from '#contract/api/plans.contract.js';
import type { Answer } from '#platform/marketplace/question.js';

/**
 * Returns the source and age of an answer. It must be the last field of a reply, and `stale` its own last field,
 * because the cache rewrites the end of a stale reply.
 */
export function provenanceOf({ at, source, imported }: Answer<unknown>, least: Source = source): Provenance {
  return { asOf: at.toISOString(), source: least, ...(imported && { imported }), stale: false };
}
