import { SESSION } from '#contract/limits/sessions.js';

export type IdlePhase = 'active' | 'warning' | 'over';
/**
 * Milliseconds of inactivity after which the page considers the session ended. The server ends a session after `idle`
 * seconds, but records activity only once every `touchEvery` seconds. A session may therefore end up to `touchEvery`
 * seconds early, so the page uses the shorter time.
 */
const IDLE_MS = (SESSION.idle - SESSION.touchEvery) * 1_000;
const WARN_MS = SESSION.warnBefore * 1_000;

/**
 * Returns how close an idle session is to its end, given the milliseconds since the server last answered this browser.
 */
export function idlePhase(sinceAnswerMs: number): IdlePhase {
  if (sinceAnswerMs >= IDLE_MS) return 'over';
  return sinceAnswerMs >= IDLE_MS - WARN_MS ? 'warning' : 'active';
}

/** Returns whether recent keystrokes or clicks should be reported to the server now. */
export const isDue = (sinceAnswerMs: number): boolean => sinceAnswerMs > IDLE_MS / 4;
