interface Row {
  readonly label: string;
  readonly texts: readonly string[];
  readonly differs: boolean;
}

/**
 * Number of characters that fit on one printed line at 10 pt, for four plans on a Letter sheet in landscape format.
 * With fewer plans, lines are longer.
 */
const CHARACTERS = { label: 33, cell: 27 };
/**
 * Heights in a printed table, in CSS pixels: `row` is the border and padding of a row, and `line` is one line of its
 * text.
 */
const HEIGHT = { row: 4, line: 16 };
/**
 * Total height of the table rows that fit on two printed sheets, in CSS pixels. The remaining space is for the heading,
 * the source, the plan names and the notes.
 */
const PRINTED_HEIGHT = 1_110;

const lines = (text: string, characters: number): number => Math.max(1, Math.ceil(text.length / characters));
/** Estimates the printed height of a table row in CSS pixels, including wrapped text. */
export const heightOf = ({ label, texts }: Row): number =>
  HEIGHT.row +
  HEIGHT.line * Math.max(lines(label, CHARACTERS.label), ...texts.map((text) => lines(text, CHARACTERS.cell)));

/**
 * Returns the benefits to print, in the given order. Only benefits in which the plans differ are printed, and only as
 * many as fit on two sheets below the other rows. A browser test prints a comparison and counts the sheets.
 */
export function printedRows<R extends Row>(properties: readonly R[], benefits: readonly R[]): ReadonlySet<R> {
  let remaining = PRINTED_HEIGHT - properties.reduce((sum, row) => sum + heightOf(row), 0);
  const printed = new Set<R>();
  for (const row of benefits.filter(({ differs }) => differs)) {
    remaining -= heightOf(row);
    if (remaining < 0) break;
    printed.add(row);
  }
  return printed;
}
