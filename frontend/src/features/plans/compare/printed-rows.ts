/** What paper needs to know of a row. */
export interface PrintedRow {
  readonly label: string;
  readonly texts: readonly string[];
  /** Shorter texts for paper, if the texts of the screen are too long for it. */
  readonly shortTexts?: readonly string[];
  readonly differs: boolean;
  /** For a row about a medicine or doctor: a text that is the same for all rows with the same answers. */
  readonly pattern?: string;
  /**
   * The worst answer, if a plan does not cover the medicine, covers only a generic of it, or does not have the doctor
   * in its network. Medicines with the same answers share such a row.
   */
  readonly worst?: 'no' | 'generic' | undefined;
}

/**
 * CSS pixels of a comparison table at 14 pt on Letter paper in landscape. `plans` is the width of all plan columns. A
 * character needs less room in running text (`inText`) than in a narrow cell.
 */
const SIZE = { labels: 251, plans: 755, padding: 11, character: 8.8, inText: 8.5, line: 20, border: 2 };
/**
 * Total height, in CSS pixels, of the table rows that fit on two printed sheets. The remaining space on the two sheets
 * is for everything else, such as the heading, the plan names, the charts and the questions. Medicines may fill more of
 * the sheets than benefits, because the rows of the benefits are never split between two sheets. `notes` is the height
 * of the notes beside the plans about medicines that their costs leave out.
 */
const PRINTED_HEIGHT = { answers: 740, benefits: 500, notes: 60 };

const linesOf = (text: string, width: number): number =>
  Math.max(1, Math.ceil((text.length * SIZE.character) / (width - SIZE.padding)));
const heightOfText = (characters: number): number =>
  SIZE.border + SIZE.line * Math.ceil((characters * SIZE.inText) / (SIZE.labels + SIZE.plans - SIZE.padding));
/** Estimates the printed height of a table row in CSS pixels, including wrapped text. */
export const heightOf = ({ label, texts: whole, shortTexts: texts = whole }: PrintedRow): number =>
  SIZE.border +
  SIZE.line * Math.max(linesOf(label, SIZE.labels), ...texts.map((text) => linesOf(text, SIZE.plans / texts.length)));

/** Returns whether a row is shown. Otherwise, a line of text says that all plans are the same. */
export const isDifferent = ({ differs, worst }: PrintedRow): boolean => differs || worst !== undefined;
const sumOf = (rows: readonly PrintedRow[]): number =>
  rows.filter(isDifferent).reduce((sum, row) => sum + heightOf(row), 0);

/** Groups the rows about medicines and doctors with the same answers. Every other row is a group of its own. */
export function byPattern<R extends PrintedRow>(rows: readonly R[]): R[][] {
  const groups = new Map<string, R[]>();
  for (const row of rows) groups.set(row.pattern ?? row.label, [...(groups.get(row.pattern ?? row.label) ?? []), row]);
  return [...groups.values()];
}

/** The names of medicines or doctors with the same answers, which stand together. */
export const namesIn = (rows: readonly PrintedRow[]): string => rows.map(({ label }) => label).join('; ');

/** Estimates the printed height, in CSS pixels, of groups of medicines or doctors, printed as one paragraph. */
const heightOfGroups = (groups: readonly (readonly PrintedRow[])[]): number =>
  heightOfText(groups.reduce((sum, rows) => sum + namesIn(rows).length + (rows[0]?.pattern?.length ?? 0) + 6, 0));

/** The values of one row in running text: each value once, with the places of the plans that have it. */
export const valuesOf = (texts: readonly string[]): { text: string; at: number[] }[] =>
  [...new Set(texts)].map((text) => ({ text, at: [...texts.keys()].filter((index) => texts[index] === text) }));

export const lettersAt = (letters: readonly string[], at: readonly number[]): string =>
  at.map((index) => letters[index]).join(', ');

/** Estimates the printed height, in CSS pixels, of rows that are printed as one paragraph. */
const heightOfParagraph = (rows: readonly PrintedRow[]): number =>
  heightOfText(
    rows
      .flatMap(({ label, texts: whole, shortTexts: texts = whole }) => [
        label.length,
        ...valuesOf(texts).map(({ text, at }) => text.length + 3 * at.length),
      ])
      .reduce((sum, length) => sum + length + 2, 0),
  );

/** Returns the first of the items, as many as have room in the given height in CSS pixels. */
function fitting<T>(items: readonly T[], heightOfAll: (items: readonly T[]) => number, height: number): T[] {
  const end = items.findIndex((_, index) => heightOfAll(items.slice(0, index + 1)) > height);
  return items.slice(0, end < 0 ? items.length : end);
}

interface Printed<R> {
  /** The rows about single medicines, doctors and benefits that have room on the paper. */
  readonly rows: ReadonlySet<R>;
  /** Whether the foldable rows are printed as a paragraph, because there are medicines or doctors. */
  readonly areFolded: boolean;
}

/**
 * Decides which rows about single medicines, doctors and benefits are printed, in the given order. A printed comparison
 * must fit on two sheets of paper. Such a row is therefore printed only if the plans differ in it and there is still
 * room. All `properties` and `foldable` rows are printed: the latter as a table, or as a paragraph to leave room for
 * medicines and doctors. A browser test prints a comparison and counts the sheets.
 */
export function printedRows<R extends PrintedRow>(
  properties: readonly R[],
  foldable: readonly R[],
  answers: readonly R[],
  benefits: readonly R[],
): Printed<R> {
  const groups = byPattern(answers.filter(isDifferent));
  const areFolded = groups.length > 0;
  const used = sumOf(properties) + (areFolded ? heightOfParagraph(foldable.filter(isDifferent)) : sumOf(foldable));
  const printed = fitting(groups, heightOfGroups, PRINTED_HEIGHT.answers - used);
  const room = PRINTED_HEIGHT.benefits - (areFolded ? PRINTED_HEIGHT.notes : 0);
  const remaining = room - used - heightOfGroups(printed);
  return {
    rows: new Set([...printed.flat(), ...fitting(benefits.filter(isDifferent), sumOf, remaining)]),
    areFolded,
  };
}
