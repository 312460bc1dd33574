import { copyrightYears, firmPlaceholder, STANDARD_FIRM, YEARS_PLACEHOLDER, type Firm } from '#contract/firm.js';
import { SITE } from '#contract/messages/site.js';

export const FIRM = SITE.name;

/** Returns a contact detail of the firm: a placeholder when prerendering, in the browser what the server wrote. */
export const firmDetail = (name: keyof Firm): string =>
  typeof document === 'undefined'
    ? firmPlaceholder(name)
    : (document.documentElement.dataset[name] ?? STANDARD_FIRM[name]);

/** The years for the copyright line: a placeholder when prerendering, in the browser what the server wrote. */
export const firmYears = (): string =>
  typeof document === 'undefined'
    ? YEARS_PLACEHOLDER
    : (document.documentElement.dataset['years'] ?? copyrightYears(new Date()));
