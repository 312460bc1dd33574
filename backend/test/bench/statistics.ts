export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

export function ratioText(ratios: readonly number[]): string {
  const draws = Array.from({ length: 1_000 }, () =>
    median(ratios.map(() => ratios[Math.floor(Math.random() * ratios.length)] ?? Number.NaN)),
  ).toSorted((a, b) => a - b);
  return `${median(ratios).toFixed(3)} (${draws[25]?.toFixed(3)} to ${draws[974]?.toFixed(3)})`;
}
