import type { Failure } from '#api/index.js';
import type { ErrorCode } from '#contract/messages/errors.js';

/**
 * The marketplace of a place that HealthCare.gov does not serve. It is the state's own exchange, with its name and URL
 * if they are known. Territories have no marketplace.
 */
export interface OtherMarketplace {
  readonly isTerritory: boolean;
  readonly name?: string | null;
  readonly url?: string | null;
  /** A sentence about the last day to enroll there. It is omitted if that day is not known. */
  readonly enrollment?: string | null;
}

const OWN: ErrorCode = 'plans.stateExchange';
const TERRITORY: ErrorCode = 'plans.territory';

/**
 * Finds out from a failed search which other marketplace serves the place that was searched for. The result is null if
 * the search failed for another reason.
 */
export function otherMarketplaceFrom({ code, errors }: Failure): OtherMarketplace | null {
  if (code === TERRITORY) return { isTerritory: true };
  const url = errors?.['hix_url'];
  return code === OWN
    ? { isTerritory: false, name: errors?.['hix_name'], url: url?.startsWith('https:') ? url : undefined }
    : null;
}
