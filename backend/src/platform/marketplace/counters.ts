import { FAULTS, type Fault, OPERATIONS, type Operation } from './marketplace-error.js';

/** What the client did since it was made. A plain object: whoever shows metrics reads it. */
export interface MarketplaceCounters {
  /** Exchanges put on the wire, second tries included. */
  calls: Record<Operation, number>;
  /** Calls that ended without an answer, by kind. */
  errors: Record<Fault, number>;
  retries: number;
  /** Calls that waited because the key's calls were used up for the moment. */
  held: number;
  /** Plans that could not be shown: records that cannot be right, pages that did not come. */
  droppedPlans: number;
  /** Rows of other lists that cannot be right. */
  droppedRows: number;
  circuit: 'closed' | 'open' | 'halfOpen';
  /** Most exchanges that were ever on the wire at once. */
  mostAtOnce: number;
}

const zeros = <K extends string>(names: readonly K[]): Record<K, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;

export const newCounters = (): MarketplaceCounters => ({
  calls: zeros(OPERATIONS),
  errors: zeros(FAULTS),
  retries: 0,
  held: 0,
  droppedPlans: 0,
  droppedRows: 0,
  circuit: 'closed',
  mostAtOnce: 0,
});
