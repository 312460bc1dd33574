const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Returns a function for a regular expression that matches each day, in UTC, from the call of `daysFromNow` to the call
 * of that function. These are two days if midnight passes in between.
 */
export function daysFromNow(): () => string {
  const begun = today();
  return () => `(?:${begun}|${today()})`;
}
