import type { PlanSummary } from '../../contract/plan.js';
import { priceInNetwork } from '../../contract/price-in-network.js';
import type { PlanAnswer } from '../../platform/marketplace/schemas/plan.schema.js';
import { ofVariant } from './select-cost-row.js';

/** Benefit names of the marketplace for the kinds of care that specification 2, section 3 sums up, and for medicines. */
const KINDS = { primaryCare: /^primary care visit/i, specialist: /^specialist visit/i, hospital: /^inpatient hospital services/i, generic: /^generic drugs/i, brand: /^preferred brand drugs/i };

/** What a visit, a stay or a fill costs inside the network, in the marketplace's own words; null when it is not covered or not told. */
export function copaysOf(benefits: PlanAnswer['benefits'], csr: string | null): PlanSummary['copays'] {
  const of = (kind: RegExp): string | null => {
    const benefit = benefits.find(({ name, covered }) => covered && kind.test(name));
    return priceInNetwork(ofVariant(benefit?.cost_sharings ?? [], csr));
  };
  return { primaryCare: of(KINDS.primaryCare), specialist: of(KINDS.specialist), hospital: of(KINDS.hospital), generic: of(KINDS.generic), brand: of(KINDS.brand) };
}
