/**
 * All eligibility notices in one chunk, which is loaded on demand because they appear only after a search and most
 * people need none of them.
 */
export { OtherMarketplaceNotice } from './OtherMarketplaceNotice.js';
export { EligibilityNotices } from './EligibilityNotices.js';
