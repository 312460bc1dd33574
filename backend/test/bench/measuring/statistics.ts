export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/**
 * Returns the value below which the fraction `share` of the values lies. For example, 0.95 gives the 95th percentile.
 */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Returns the 95% bootstrap confidence interval of the median of the given ratios, formatted as text. */
export function rangeText(ratios: readonly number[]): string {
  const draws = Array.from({ length: 1_000 }, () =>
    median(ratios.map(() => ratios[Math.floor(Math.random() * ratios.length)] ?? Number.NaN)),
  ).toSorted((a, b) => a - b);
  return `${draws[25]?.toFixed(3)} to ${draws[974]?.toFixed(3)}`;
}
