import { SESSION } from '#contract/limits/sessions.js';

export type IdlePhase = 'active' | 'warning' | 'over';
/**
 * Milliseconds without activity after which the page treats the session as ended. The server ends a session after
 * `SESSION.idle` seconds without activity. However, the server records activity at most once every `SESSION.touchEvery`
 * seconds, so it may end the session up to that many seconds earlier. The page therefore uses the shorter time.
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

export const isDue = (sinceAnswerMs: number): boolean => sinceAnswerMs > IDLE_MS / 4;
