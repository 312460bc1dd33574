/**
 * All eligibility notices are in one chunk. The chunk is loaded on demand, because the notices appear only after a
 * search and most people need none of them.
 */
export { OtherMarketplaceNotice } from './OtherMarketplaceNotice.js';
export { EligibilityNotices } from './EligibilityNotices.js';
