interface Row {
  readonly label: string;
  readonly texts: readonly string[];
  readonly differs: boolean;
}

/**
 * Sizes of a printed table at 14 pt on Letter sheets in landscape format, in CSS pixels: the width of the columns with
 * the labels and of all columns of plans together, the width of the padding of a cell and of an average character, the
 * height of a line of text, and the height of the border of a row.
 */
const SIZE = { labels: 251, plans: 755, padding: 11, character: 8.8, line: 20, border: 2 };
/**
 * Total height of the table rows that fit on two printed sheets, in CSS pixels. The remaining space is for everything
 * else: the heading, the sentences in short, the plan names, the pictures, the headings of the groups, the lines that
 * name equal rows, the questions and the source. Since a group of rows is never broken, some space also stays empty.
 */
const PRINTED_HEIGHT = 500;

const linesOf = (text: string, width: number): number =>
  Math.max(1, Math.ceil((text.length * SIZE.character) / (width - SIZE.padding)));
/** Estimates the printed height of a table row in CSS pixels, including wrapped text. */
export const heightOf = ({ label, texts }: Row): number =>
  SIZE.border +
  SIZE.line * Math.max(linesOf(label, SIZE.labels), ...texts.map((text) => linesOf(text, SIZE.plans / texts.length)));

/**
 * Returns the benefits to print, in the given order. Only benefits in which the plans differ are printed, and only as
 * many as fit on two sheets below the other rows that differ. A browser test prints a comparison and counts the sheets.
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
