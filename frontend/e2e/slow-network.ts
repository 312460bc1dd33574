import type { BrowserContext } from '@playwright/test';

/**
 * Whether the tests simulate a slow network, on which scripts and API responses arrive late and out of order. One part
 * of `npm run test:all` runs with this slow network.
 */
export const IS_SLOW = process.env['SLOW'] === 'all';

/** Longest delay of a script or an API response on the simulated slow network, in milliseconds. */
const LONGEST_DELAY = 800;

/**
 * Delays each script and each API response by a random time, as a slow network does. The delays reveal code that works
 * only if all scripts and responses arrive quickly and in order. Responses that a test itself replaces are not delayed.
 */
export async function delayAtRandom(context: BrowserContext): Promise<void> {
  for (const address of ['**/assets/*.js', '**/api/**'])
    await context.route(address, async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, Math.random() * LONGEST_DELAY);
      });
      // Ignore failures, because the test may have closed the browser or opened another page during the delay.
      await route.continue().catch(() => undefined);
    });
}
