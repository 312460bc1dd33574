import type { Page } from '@playwright/test';

/** What a person who has just opened a screen must take in. */
export interface Weight {
  /** Words of the main part that can be read without opening anything. */
  main: number;
  /** Words in the window before any scrolling, with the header. */
  firstView: number;
  /** Height of the page, in windows. */
  windows: number;
}

/**
 * Counts the words that can be seen on a page. Texts for screen readers alone (at most one pixel large) and texts in
 * closed folds do not count; a number, an amount or a ZIP code is one word.
 */
export const weigh = (page: Page): Promise<Weight> =>
  page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const isClipped = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        if (width <= 1 && height <= 1 && getComputedStyle(at).display !== 'contents') return true;
      }
      return false;
    };
    const seen = { main: 0, firstView: 0 };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
      const parent = text.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true }) || isClipped(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom } = range.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) seen.firstView += words;
      if (parent.closest('main')) seen.main += words;
    }
    return { ...seen, windows: document.documentElement.scrollHeight / innerHeight };
  });
