import type { OtherMarketplace } from '../eligibility/other-marketplace.js';
import { OtherMarketplaceNotice } from '../eligibility/OtherMarketplaceNotice.js';
import { usePlace } from '../questions/PlaceFields.js';
import { useDraft } from '../storage/answers.slice.js';

/** Says that another marketplace serves the place, unless the questions on the same page already say so. */
export function UnsaidMarketplace({ marketplace }: { marketplace: OtherMarketplace }) {
  const [draft] = useDraft();
  return usePlace(draft).elsewhere ? null : <OtherMarketplaceNotice marketplace={marketplace} />;
}
