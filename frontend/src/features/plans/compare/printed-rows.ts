interface Row {
  readonly label: string;
  readonly texts: readonly string[];
  readonly differs: boolean;
}

/**
 * Sizes, in CSS pixels, of a comparison table that is printed at 14 pt on Letter paper in landscape format. `plans` is
 * the width of all plan columns together.
 */
const SIZE = { labels: 251, plans: 755, padding: 11, character: 8.8, line: 20, border: 2 };
/**
 * Total height, in CSS pixels, of the table rows that fit on two printed sheets. The remaining space on the two sheets
 * is for everything else, such as the heading, the plan names, the charts and the questions. Some space stays empty,
 * because a group of rows is never split between two sheets.
 */
const PRINTED_HEIGHT = 500;

const linesOf = (text: string, width: number): number =>
  Math.max(1, Math.ceil((text.length * SIZE.character) / (width - SIZE.padding)));
/** Estimates the printed height of a table row in CSS pixels, including wrapped text. */
export const heightOf = ({ label, texts }: Row): number =>
  SIZE.border +
  SIZE.line * Math.max(linesOf(label, SIZE.labels), ...texts.map((text) => linesOf(text, SIZE.plans / texts.length)));

/**
 * Returns the benefits to print, in the given order. A printed comparison must fit on two sheets of paper. A benefit is
 * therefore printed only if the plans differ in it and there is still room. A browser test prints a comparison and
 * counts the sheets.
 */
export function printedRows<R extends Row>(properties: readonly R[], benefits: readonly R[]): ReadonlySet<R> {
  let remaining =
    PRINTED_HEIGHT - properties.filter(({ differs }) => differs).reduce((sum, row) => sum + heightOf(row), 0);
  const printed = new Set<R>();
  for (const row of benefits.filter(({ differs }) => differs)) {
    remaining -= heightOf(row);
    if (remaining < 0) break;
    printed.add(row);
  }
  return printed;
}
