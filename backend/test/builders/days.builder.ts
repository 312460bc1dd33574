const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Records today's date in UTC and returns a function. This function returns the text of a regular expression that
 * matches the recorded date and the date on which the function is called. The two dates differ if midnight has passed
 * in between.
 */
export function daysFromNow(): () => string {
  const begun = today();
  return () => `(?:${begun}|${today()})`;
}
