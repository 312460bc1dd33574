import type { Locator, Page } from '@playwright/test';

/**
 * Returns descriptions of everything that is cut off on a page. One description says that the page scrolls sideways,
 * and the others name elements whose content is wider than the element. A table that can be scrolled with the keyboard
 * does not count, because its edge and its scroll bar show that there is more.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const past = root.scrollWidth - root.clientWidth;
    const named = (element: Element): string => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
    const isScrollable = (element: Element): boolean => element.matches('[tabindex="0"], textarea, input, select, pre');
    const narrow = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX, clipPath, position, textOverflow, scrollSnapType } = getComputedStyle(element);
      if (overflowX === 'visible' || textOverflow === 'ellipsis' || isScrollable(element)) return false;
      // In a row of cards that people swipe, the visible edge of the next card shows that there are more cards, so the
      // row does not count as cut off.
      if (scrollSnapType !== 'none') return false;
      if (clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)) return false;
      return element.checkVisibility() && element.scrollWidth > element.clientWidth + 1;
    });
    const beyond =
      past <= 0
        ? []
        : [...document.querySelectorAll('body *')]
            .filter(
              (element) => element.checkVisibility() && element.getBoundingClientRect().right > root.clientWidth + 1,
            )
            .slice(-2)
            .map((element) => `reaches out: ${named(element)}`);
    return [
      ...(past > 0 ? [`the page scrolls ${past} px sideways`] : []),
      ...beyond,
      ...narrow.map((element) => `${element.scrollWidth - element.clientWidth} px are cut off: ${named(element)}`),
    ];
  });

/** Returns the options of a select element whose text is wider than the room for it in the closed element. */
export const cutOffOptions = (select: Locator): Promise<string[]> =>
  select.evaluate((element: HTMLSelectElement) => {
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(element);
    const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const ruler = document.createElement('span');
    Object.assign(ruler.style, { position: 'absolute', whiteSpace: 'nowrap', font, letterSpacing });
    document.body.append(ruler);
    const tooWide = [...element.options]
      .map(({ text }) => text)
      .filter((text) => {
        ruler.textContent = text;
        return ruler.getBoundingClientRect().width > room;
      });
    ruler.remove();
    return tooWide;
  });
