import { FAULTS, OPERATIONS, type Fault, type Operation } from './marketplace-error.js';

export interface MarketplaceCounters {
  /** Number of HTTP requests sent to the marketplace, including retries. */
  calls: Record<Operation, number>;
  errors: Record<Fault, number>;
  retries: number;
  /** Number of calls that had to wait because the call limit of the API key was reached. */
  held: number;
  /** Could not be shown: invalid data, or a page that did not come. */
  droppedPlans: number;
  droppedRows: number;
  circuit: 'closed' | 'open' | 'halfOpen';
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
