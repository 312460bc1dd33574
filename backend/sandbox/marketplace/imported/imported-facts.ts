import type { DatabaseSync } from 'node:sqlite';
import { numberIn, textIn } from '../import/database.js';
import type { PlanFacts } from '../wire/plan.js';
import { qualityRating } from '../wire/quality-rating.js';
import { readFacts, readStars } from './stored.js';

type SqlRow = Readonly<Record<string, unknown>>;

/** With the provider directory's address and the issuer's stars, which come from other files. */
export function factsWithExtras(database: DatabaseSync, row: SqlRow): PlanFacts {
  const facts = readFacts(textIn(row, 'facts'));
  const [year, state, issuer] = [numberIn(row, 'year'), textIn(row, 'state'), textIn(row, 'issuer_id')];
  const network = database
    .prepare('select url from network where year = ? and state = ? and issuer_id = ? and network_id = ?')
    .get(year, state, issuer, textIn(row, 'network_id'));
  const quality = database
    .prepare('select stars from quality where year = ? and state = ? and issuer_id = ? and plan_type = ?')
    .get(year, state, issuer, facts.type);
  return {
    ...facts,
    network_url: network ? textIn(network, 'url') : '',
    quality_rating: quality
      ? qualityRating(year, readStars(textIn(quality, 'stars')))
      : { ...facts.quality_rating, year },
  };
}
