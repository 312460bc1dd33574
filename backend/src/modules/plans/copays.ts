import type { PlanSummary } from '#contract/plans/plan.js';
import { priceInNetwork } from '#contract/plans/price-in-network.js';
import type { PlanAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import { ofVariant } from './cost/design/select-cost-row.js';

/**
 * Patterns for the benefits whose costs are shown in the summary of a plan. The patterns match the benefit names that
 * the marketplace uses.
 */
const KINDS = {
  primaryCare: /^primary care visit/i,
  specialist: /^specialist visit/i,
  urgentCare: /^urgent care/i,
  emergency: /^emergency room/i,
  hospital: /^inpatient hospital services/i,
  laboratory: /^laboratory/i,
  generic: /^generic drugs/i,
  brand: /^preferred brand drugs/i,
};

/**
 * Returns the in-network costs of visits, a hospital stay, a laboratory test and 30-day prescription fills, in the
 * words of the marketplace. A cost is null if the plan does not cover the service or does not state the cost.
 */
export function copaysOf(benefits: PlanAnswer['benefits'], csr: string | null): PlanSummary['copays'] {
  const of = (kind: RegExp): string | null => {
    const benefit = benefits.find(({ name, covered }) => covered && kind.test(name));
    return priceInNetwork(ofVariant(benefit?.cost_sharings ?? [], csr));
  };
  return {
    primaryCare: of(KINDS.primaryCare),
    specialist: of(KINDS.specialist),
    urgentCare: of(KINDS.urgentCare),
    emergency: of(KINDS.emergency),
    hospital: of(KINDS.hospital),
    laboratory: of(KINDS.laboratory),
    generic: of(KINDS.generic),
    brand: of(KINDS.brand),
  };
}
