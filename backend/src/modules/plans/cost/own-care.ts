import { DRUG_SERVICES, type DrugService, type Service } from './design/services.js';
import type { Parts, ServiceUse, SpendingTable } from './spending-table.js';

type VisitService = 'primaryCare' | 'specialist' | 'mentalHealth';

/** Where nothing is stated, the average use is assumed. */
export interface OwnCare {
  /** All medicines that the person takes. An empty list means that the person takes none. */
  readonly medicines?: readonly {
    readonly kind: DrugService;
    readonly fills: number;
    /** Dollars per fill before the plan pays, or the average of its kind if unknown. */
    readonly price?: number;
  }[];
  readonly visits?: Readonly<Partial<Record<VisitService, number>>>;
}

/** Replaces the average use of medicines and visits by the expected use, the same in every spending bucket. */
export function withOwnCare(table: SpendingTable, { medicines, visits = {} }: OwnCare): SpendingTable {
  const services = { ...table.services };
  const everywhere = (amount: number): Float64Array => new Float64Array(table.means.length).fill(amount);
  const replace = (service: Service, dollars: number, uses: number): void => {
    services[service] = { dollars: everywhere(dollars), uses: everywhere(uses) };
  };
  if (medicines) {
    for (const kind of DRUG_SERVICES) {
      const own = medicines.filter((medicine) => medicine.kind === kind);
      const costs = own.map(({ fills, price = averagePrice(table, kind) }) => fills * price);
      replace(kind, total(costs), total(own.map(({ fills }) => fills)));
    }
  }
  for (const [service, count] of Object.entries(visits) as [VisitService, number][])
    replace(service, count * averagePrice(table, service), count);
  const { primaryCare } = visits;
  if (primaryCare === undefined) return { ...table, services };
  return { ...table, services, primaryCareBeyond: table.primaryCareBeyond.map(beyondOf(primaryCare)) };
}

/** Returns the average price in dollars of one use of a service, such as a visit or a prescription fill. */
export function averagePrice({ services, shares }: SpendingTable, service: Service): number {
  const mean = (values: Float64Array): number => total(shares.map((share, bucket) => share * (values[bucket] ?? 0)));
  const { dollars, uses }: ServiceUse = services[service];
  return mean(dollars) / mean(uses);
}

/** Fraction of `count` visits after the first one, after the second, and so on. */
const beyondOf =
  (count: number) =>
  ({ uses }: Parts, index: number): Parts => {
    const part = count === 0 ? 0 : Math.max(0, count - (index + 1)) / count;
    const parts = new Float64Array(uses.length).fill(part);
    return { dollars: parts, uses: parts };
  };

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
