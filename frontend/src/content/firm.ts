import { SITE } from '../../../backend/src/contract/messages/site.js';

/** Name of the firm as the articles and legal texts say it; the name itself is configured in the contract. */
export const FIRM = SITE.name;
