/**
 * Exports all eligibility notices, which are loaded as one chunk: they appear only after a search, and most people need
 * none of them.
 */
export { OtherMarketplaceNotice } from './OtherMarketplaceNotice.js';
export { EligibilityNotices } from './EligibilityNotices.js';
