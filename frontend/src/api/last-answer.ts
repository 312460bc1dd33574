const KEY = 'lastAnswer';

/** Notes that the server has just answered, for every tab of this browser. */
export function noteAnswer(now = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Storage may be switched off; then each page knows only that it was loaded.
  }
}

const loadedAt = Date.now();
/** Milliseconds since 1970 at which the server last answered any tab. */
export function lastAnswer(): number {
  try {
    return Math.max(loadedAt, Number(localStorage.getItem(KEY) ?? 0) || 0);
  } catch {
    return loadedAt;
  }
}
