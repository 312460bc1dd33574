import type { Page } from '@playwright/test';

/** Milliseconds: of each press of a key or button until the next paint, and of each long frame. */
export interface Seen {
  readonly interactions: number[];
  readonly frames: number[];
}

/** Runs in the page, which knows no TypeScript. */
const OBSERVE = `
  let seen = { interactions: [], frames: [] };
  const watch = (type, note, options) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...options });
  watch('event', ({ duration, interactionId }) => { if (interactionId) seen.interactions.push(duration); }, { durationThreshold: 16 });
  watch('long-animation-frame', ({ duration }) => { seen.frames.push(Math.round(duration)); });
  window.takeSeen = () => { const taken = seen; seen = { interactions: [], frames: [] }; return taken; };
`;

/** Has every page note how long presses and frames take, as the browser itself measures them. */
export const observe = (page: Page): Promise<unknown> => page.addInitScript({ content: OBSERVE });
/** What was noted since the last time. */
export const takeSeen = (page: Page): Promise<Seen> => page.evaluate<Seen>('window.takeSeen()');
export const worst = ({ interactions, frames }: Seen): string => `${Math.max(0, ...interactions)}, ${Math.max(0, ...frames)}`;
