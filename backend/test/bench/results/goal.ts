/** Range in which a measured figure must lie. If `least` and `most` are equal, only that figure meets the goal. */
export interface Goal {
  readonly least?: number;
  readonly most?: number;
}

export interface Target {
  /** Number of the performance target, such as P1. */
  readonly number: string;
  /** Phrase that describes what is measured. */
  readonly what: string;
  readonly goal: Goal;
  /** Unit of the measured figure, such as `ms`. The field is omitted for ratios and counts. */
  readonly unit?: string;
}

export const isMet = ({ least = -Infinity, most = Infinity }: Goal, figure: number): boolean =>
  figure >= least && figure <= most;

export function goalText({ goal: { least, most }, unit = '' }: Target): string {
  const withUnit = (text: string): string => `${text} ${unit}`.trim();
  if (least !== undefined && most !== undefined)
    return withUnit(least === most ? String(least) : `${least} to ${most}`);
  return withUnit(least === undefined ? `at most ${most}` : `at least ${least}`);
}

/** Returns a figure with its unit. The number of decimals depends on the size of the figure. */
export function figureText(figure: number, unit = ''): string {
  const decimals = Math.abs(figure) >= 1_000 ? 0 : Math.abs(figure) >= 10 ? 1 : 3;
  return `${Number(figure.toFixed(decimals))} ${unit}`.trim();
}
