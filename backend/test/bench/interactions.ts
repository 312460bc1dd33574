import type { Page } from '@playwright/test';

/** Durations in milliseconds: from each key or button press to the next frame, and of each long frame. */
export interface Seen {
  readonly interactions: number[];
  readonly frames: number[];
}

/** Script that records how long interactions and frames take. It runs in the page, so it is plain JavaScript. */
const OBSERVE = `
  let seen = { interactions: [], frames: [] };
  const watch = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...options });
  watch(
    'event',
    ({ duration, interactionId }) => { if (interactionId) seen.interactions.push(duration); },
    { durationThreshold: 16 },
  );
  watch('long-animation-frame', ({ duration }) => { seen.frames.push(Math.round(duration)); });
  window.takeSeen = () => { const taken = seen; seen = { interactions: [], frames: [] }; return taken; };
`;

export const observe = (page: Page): Promise<unknown> => page.addInitScript({ content: OBSERVE });
export const takeSeen = (page: Page): Promise<Seen> => page.evaluate<Seen>('window.takeSeen()');
export const worst = ({ interactions, frames }: Seen): string =>
  `${Math.max(0, ...interactions)}, ${Math.max(0, ...frames)}`;
