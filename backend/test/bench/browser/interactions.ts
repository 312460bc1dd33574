import type { Page } from '@playwright/test';

/**
 * Durations in milliseconds. `interactions` contains the time from each key or button press to the next frame, and
 * `longFrames` the length of each frame that took longer than 50 ms.
 */
export interface InteractionTimings {
  readonly interactions: number[];
  readonly longFrames: number[];
}

/** Script that records how long interactions and frames take. It runs in the page, so it is plain JavaScript. */
const OBSERVE = `
  let timings = { interactions: [], longFrames: [] };
  const watch = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...options });
  watch(
    'event',
    ({ duration, interactionId }) => { if (interactionId) timings.interactions.push(duration); },
    { durationThreshold: 16 },
  );
  watch('long-animation-frame', ({ duration }) => {
    if (duration > 50) timings.longFrames.push(Math.round(duration));
  });
  window.takeTimings = () => { const taken = timings; timings = { interactions: [], longFrames: [] }; return taken; };
`;

/** Makes every page record the durations of interactions and frames, as measured by the browser. */
export const observe = (page: Page): Promise<unknown> => page.addInitScript({ content: OBSERVE });
/** Returns the durations that the page has recorded since the previous call of this function. */
export const takeTimings = (page: Page): Promise<InteractionTimings> =>
  page.evaluate<InteractionTimings>('window.takeTimings()');

/**
 * Presses a button or key with `press`. Returns the time in milliseconds until the browser has drawn the first frame
 * after a change of the element that `selector` names.
 */
export async function pressToPaint(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate(`
    window.changed = new Promise((resolve) => {
      addEventListener('click', (event) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
        });
        const options = { childList: true, subtree: true, characterData: true };
        observer.observe(document.querySelector(${JSON.stringify(selector)}), options);
      }, { once: true, capture: true });
    }); undefined`);
  await press();
  return page.evaluate<number>('window.changed');
}
