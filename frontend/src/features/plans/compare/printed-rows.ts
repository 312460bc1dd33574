interface Row {
  readonly label: string;
  readonly texts: readonly string[];
  /** Shorter texts, which the paper has instead of `texts`. */
  readonly shortTexts?: readonly string[];
  readonly differs: boolean;
}

/**
 * Sizes, in CSS pixels, of a comparison table that is printed at 14 pt on Letter paper in landscape format. `plans` is
 * the width of all plan columns together.
 */
const SIZE = { labels: 251, plans: 755, padding: 11, character: 8.8, line: 20, border: 2 };
/**
 * Total height, in CSS pixels, of the table rows that fit on two printed sheets. The remaining space on the two sheets
 * is for everything else, such as the heading, the plan names, the charts and the questions. Medicines may fill more of
 * the sheets than benefits, because the rows of the benefits are never split between two sheets.
 */
const PRINTED_HEIGHT = { answers: 640, benefits: 500 };

const linesOf = (text: string, width: number): number =>
  Math.max(1, Math.ceil((text.length * SIZE.character) / (width - SIZE.padding)));
/** Estimates the printed height of a table row in CSS pixels, including wrapped text. */
export const heightOf = ({ label, texts: whole, shortTexts: texts = whole }: Row): number =>
  SIZE.border +
  SIZE.line * Math.max(linesOf(label, SIZE.labels), ...texts.map((text) => linesOf(text, SIZE.plans / texts.length)));

const sumOf = (rows: readonly Row[]): number =>
  rows.filter(({ differs }) => differs).reduce((sum, row) => sum + heightOf(row), 0);

/** Returns the first of the rows that differ, as many as have room in the given height in CSS pixels. */
function fitting<R extends Row>(rows: readonly R[], height: number): R[] {
  let remaining = height;
  const differing = rows.filter(({ differs }) => differs);
  const end = differing.findIndex((row) => (remaining -= heightOf(row)) < 0);
  return end < 0 ? differing : differing.slice(0, end);
}

/**
 * Returns the rows about single medicines, doctors and benefits to print, in the given order. A printed comparison must
 * fit on two sheets of paper. Such a row is therefore printed only if the plans differ in it and there is still room.
 * All `properties` are printed. A browser test prints a comparison and counts the sheets.
 */
export function printedRows<R extends Row>(
  properties: readonly R[],
  answers: readonly R[],
  benefits: readonly R[],
): ReadonlySet<R> {
  const used = sumOf(properties);
  const printed = fitting(answers, PRINTED_HEIGHT.answers - used);
  return new Set([...printed, ...fitting(benefits, PRINTED_HEIGHT.benefits - used - sumOf(printed))]);
}
