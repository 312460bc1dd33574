import type { Failure } from '#api/index.js';
import type { ErrorCode } from '#contract/messages/errors.js';

/** The marketplace of a place that HealthCare.gov does not serve: a state's exchange, or none in a territory. */
export interface OtherMarketplace {
  readonly isTerritory: boolean;
  readonly name?: string | null;
  readonly url?: string | null;
  /** A sentence about the last day to enroll there. It is omitted if that day is not known. */
  readonly enrollment?: string | null;
}

const OWN: ErrorCode = 'plans.stateExchange';
const TERRITORY: ErrorCode = 'plans.territory';

/** The other marketplace that serves the place of a failed search, null if it failed for another reason. */
export function otherMarketplaceFrom({ code, errors }: Failure): OtherMarketplace | null {
  if (code === TERRITORY) return { isTerritory: true };
  const url = errors?.['hix_url'];
  return code === OWN
    ? { isTerritory: false, name: errors?.['hix_name'], url: url?.startsWith('https:') ? url : undefined }
    : null;
}
