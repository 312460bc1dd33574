import type { BrowserContext } from '@playwright/test';

/** Whether scripts and responses arrive late and out of order, as in one part of `npm run test:all`. */
export const IS_SLOW = process.env['SLOW'] === 'all';

/** Longest delay of a script or a response, in milliseconds. */
const LONGEST_DELAY = 800;

/**
 * Delays each script and each API call of a browser by a random time, as a slow network does, to reveal code that works
 * only if everything arrives quickly and in order. Routes that the test itself sets take precedence.
 */
export async function delayAtRandom(context: BrowserContext): Promise<void> {
  for (const address of ['**/assets/*.js', '**/api/**'])
    await context.route(address, async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, Math.random() * LONGEST_DELAY);
      });
      // By now the browser may have been closed or may have left the page.
      await route.continue().catch(() => undefined);
    });
}
