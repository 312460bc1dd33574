interface Row {
  readonly label: string;
  readonly texts: readonly string[];
  readonly differs: boolean;
}

/** Letters of 10 pt in a line, on a sheet of Letter on its side with four plans; with fewer plans there is more room. */
const LETTERS = { label: 33, cell: 27 };
/** Pixels (96 to the inch) of a row's rule and padding, and of each of its lines. */
const HEIGHT = { row: 4, line: 16 };
/** What two sheets hold of rows, beside heading, source, plan names on each sheet and the notes at the end. */
const ROOM = 1_110;

const lines = (text: string, letters: number): number => Math.max(1, Math.ceil(text.length / letters));
/** Estimated pixels of a row; long names and long prices wrap. */
export const heightOf = ({ label, texts }: Row): number =>
  HEIGHT.row + HEIGHT.line * Math.max(lines(label, LETTERS.label), ...texts.map((text) => lines(text, LETTERS.cell)));

/**
 * The benefits that stand on paper: those in which the plans differ, in their order, as long as two sheets hold them
 * beside the facts, which all stand there. A browser test prints and counts the sheets.
 */
export function onPaper<R extends Row>(facts: readonly R[], benefits: readonly R[]): ReadonlySet<R> {
  let room = ROOM - facts.reduce((sum, row) => sum + heightOf(row), 0);
  const printed = new Set<R>();
  for (const row of benefits.filter(({ differs }) => differs)) {
    room -= heightOf(row);
    if (room < 0) break;
    printed.add(row);
  }
  return printed;
}
