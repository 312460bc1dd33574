import { copyrightYears, firmPlaceholder, STANDARD_FIRM, YEARS_PLACEHOLDER, type Firm } from '#contract/firm.js';
import { SITE } from '#contract/messages/site.js';

export const FIRM = SITE.name;

/** Returns a contact detail of the firm: a placeholder when prerendering, in the browser what the server wrote. */
export const firmDetail = (name: keyof Firm): string =>
  typeof document === 'undefined'
    ? firmPlaceholder(name)
    : (document.documentElement.dataset[name] ?? STANDARD_FIRM[name]);

/**
 * Returns the years for the copyright line. The prerendered HTML contains a placeholder instead. In the browser, the
 * result is the value that the server wrote on the page's root element, so that hydration finds the same text.
 */
export const firmYears = (): string =>
  typeof document === 'undefined'
    ? YEARS_PLACEHOLDER
    : (document.documentElement.dataset['years'] ?? copyrightYears(new Date()));
