const STEPS = [5_000, 2_000, 1_000, 500, 200, 100] as const;
const FINEST = STEPS[STEPS.length - 1] ?? 100;
const FEWEST = 8;

/** Columns of the picture of twenty years. All columns are equally wide. */
export interface Columns {
  /** Dollars at the left edge of the first column. */
  readonly start: number;
  /** Dollars at the right edge of the last column. */
  readonly end: number;
  /** Number of columns. It is even, so that the middle of the picture is an edge between two columns. */
  readonly count: number;
  /** Number of the column, counted from 0, into which a year with the given cost in dollars falls. */
  readonly columnOf: (dollars: number) => number;
}

/**
 * Divides the costs of the twenty years, in dollars, into columns. The columns are as wide as possible, but there are
 * at least eight of them. If the costs differ too little to fill eight columns, the picture extends beyond the most
 * expensive year.
 */
export function columnsFor(years: readonly number[]): Columns {
  const [least, most] = [Math.min(...years), Math.max(...years)];
  const columns = STEPS.map((step) => {
    const start = Math.floor(least / step);
    return { step, start, count: Math.floor(most / step) - start + 1 };
  });
  const { step, start, count } = columns.find((one) => one.count >= FEWEST) ?? {
    step: FINEST,
    start: Math.floor(least / FINEST),
    count: FEWEST,
  };
  const even = count + (count % 2);
  return {
    start: start * step,
    end: (start + even) * step,
    count: even,
    columnOf: (dollars) => Math.floor(dollars / step) - start,
  };
}
