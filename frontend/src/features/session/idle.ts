import { SESSION } from '../../../../backend/src/contract/limits.js';

export type IdlePhase = 'active' | 'warning' | 'over';
/** The server notes a sign of life at most so often, so its clock may be ahead of ours by as much. */
const IDLE_MS = (SESSION.idle - SESSION.touchEvery) * 1_000;
const WARN_MS = SESSION.warnBefore * 1_000;

/** Where an unused session stands, by the time since the server last heard of this browser. */
export function idlePhase(sinceAnswerMs: number): IdlePhase {
  if (sinceAnswerMs >= IDLE_MS) return 'over';
  return sinceAnswerMs >= IDLE_MS - WARN_MS ? 'warning' : 'active';
}

/** Whether somebody who types or clicks should be reported to the server, which hears nothing of that by itself. */
export const isDue = (sinceAnswerMs: number): boolean => sinceAnswerMs > IDLE_MS / 4;
