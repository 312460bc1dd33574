const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Returns a function that returns the text of a regular expression. The expression matches the date in UTC on which
 * `daysFromNow` was called, and the date on which the returned function is called. The two dates differ if midnight has
 * passed in between.
 */
export function daysFromNow(): () => string {
  const begun = today();
  return () => `(?:${begun}|${today()})`;
}
