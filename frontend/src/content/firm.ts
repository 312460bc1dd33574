import { type Firm, FIRM_MARKS, STANDARD_FIRM } from '../../../backend/src/contract/firm.js';
import { SITE } from '../../../backend/src/contract/messages/site.js';

/** Name of the firm as the articles and legal texts say it; the name itself is configured in the contract. */
export const FIRM = SITE.name;

/** One way to reach the firm: a mark while prerendering, then what the server wrote on the page's root for it. */
export const firmDetail = (name: keyof Firm): string =>
  typeof document === 'undefined' ? FIRM_MARKS[name] : (document.documentElement.dataset[name] ?? STANDARD_FIRM[name]);
