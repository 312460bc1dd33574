const groups = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * Formats a number as `Intl.NumberFormat` does for American English, with exactly the given number of decimals: 1234.5
 * with two decimals is "1,234.50". Halves are rounded away from zero, by the digits with which the number is written,
 * so 1.005 is "1.01". `Intl` is not used, because a browser loads its data when it is first used, which blocks a slow
 * phone for some tenths of a second while the plans appear.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');
  // Moving the decimal point in the written number, instead of multiplying, adds no rounding error.
  const moved = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  const written = String(moved).padStart(decimals + 1, '0');
  const whole = groups(written.slice(0, written.length - decimals));
  const sign = value < 0 ? '-' : '';
  return `${sign}${whole}${decimals > 0 ? `.${written.slice(-decimals)}` : ''}`;
}
