/**
 * All eligibility notices. They are loaded as one chunk, because they appear only after a search and most people need
 * none of them.
 */
export { OtherMarketplaceNotice } from './OtherMarketplaceNotice.js';
export { EligibilityNotices } from './EligibilityNotices.js';
