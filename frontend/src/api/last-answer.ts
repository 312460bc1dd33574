const KEY = 'lastAnswer';

/** Records, for every tab of this browser, that the server has just answered a request. */
export function noteAnswer(now = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Without browser storage, a page knows only when it was loaded itself.
  }
}

const loadedAt = Date.now();
/** Returns when the server last answered a request of any tab of this browser, in milliseconds since 1970. */
export function lastAnswer(): number {
  try {
    return Math.max(loadedAt, Number(localStorage.getItem(KEY) ?? 0) || 0);
  } catch {
    return loadedAt;
  }
}
