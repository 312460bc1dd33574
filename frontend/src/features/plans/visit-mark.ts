import { PRIVATE_KEYS, whenCleared } from '../session/index.js';

/** Where the browser's storage is switched off. */
let inMemory = '';
whenCleared(() => (inMemory = ''));

/**
 * Tells what one person left behind from the next one's: a new mark after each log-out. What outlives a log-out all the
 * same (the tab's history, an answer under way) carries the mark of its time and counts for nothing under another.
 */
export function visitMark(): string {
  try {
    const kept = localStorage.getItem(PRIVATE_KEYS.visit);
    if (kept) return kept;
    inMemory ||= crypto.randomUUID();
    localStorage.setItem(PRIVATE_KEYS.visit, inMemory);
  } catch {
    inMemory ||= crypto.randomUUID();
  }
  return inMemory;
}
