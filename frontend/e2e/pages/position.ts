import type { Locator } from '@playwright/test';
import { expect } from '../browser-test.js';

export const topOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => Math.round(one.getBoundingClientRect().top));

/**
 * Returns the distance of an element from the top of the window, once the distance is stable. The distance may change
 * while a list is still scrolling, or when cards come into view and get their real height.
 */
export async function settledTopOf(element: Locator): Promise<number> {
  let last = NaN;
  const isSettled = async (): Promise<boolean> => {
    const before = last;
    last = await topOf(element);
    return last === before;
  };
  await expect.poll(isSettled).toBe(true);
  return last;
}

/** Checks that an element ends above another one or at its upper edge, as soon as both have their places. */
export const expectAbove = (element: Locator, other: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const [own, its] = [await element.boundingBox(), await other.boundingBox()];
      return (own?.y ?? Infinity) + (own?.height ?? 0) - (its?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);

/** Clicks an element once it is stable. A click on an element that moves because of late content can get lost. */
export async function clickOnceStill(element: Locator): Promise<void> {
  await settledTopOf(element);
  await element.click();
}
