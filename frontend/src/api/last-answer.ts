const KEY = 'lastAnswer';

/** Records that the server has just answered a request. The record is shared by all tabs of this browser. */
export function noteAnswer(now = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Browser storage is unavailable, so `lastAnswer` will return the time at which the page was loaded.
  }
}

const loadedAt = Date.now();
/**
 * Returns the time at which the server last answered a request from any tab of this browser, in milliseconds since
 * 1970. If the browser's storage is unavailable, the function returns the time at which the page was loaded.
 */
export function lastAnswer(): number {
  try {
    return Math.max(loadedAt, Number(localStorage.getItem(KEY) ?? 0) || 0);
  } catch {
    return loadedAt;
  }
}
