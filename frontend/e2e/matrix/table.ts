import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { APPLICABLE, CELLS, type Cell } from './cells.js';
import { DATA_POINTS } from './data-points.js';
import { JOURNEYS } from './journeys.js';

const DOCUMENT = join(import.meta.dirname, '../../../backend/docs/matrix.md');

export interface Outcome {
  readonly dataPoint: string;
  readonly journey: string;
  readonly seen: string;
  readonly hasPassed: boolean;
}

const fileOf = ({ dataPoint, journey }: Pick<Outcome, 'dataPoint' | 'journey'>): string =>
  `${dataPoint} x ${journey}.json`;

/** Saves the result of one test as a JSON file, so that all processes of a test run can share their results. */
export function saveOutcome(folder: string, outcome: Outcome): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, fileOf(outcome)), JSON.stringify(outcome));
}

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function document(outcomes: ReadonlyMap<string, Outcome>, day: string): string {
  const reasons: string[] = [];
  const numberOf = (reason: string): number => {
    if (!reasons.includes(reason)) reasons.push(reason);
    return reasons.indexOf(reason) + 1;
  };
  const mark = ({ dataPoint, journey, doesNotApply, why }: Cell): string => {
    if (doesNotApply !== undefined) return `– (${numberOf(`does not apply: ${doesNotApply}`)})`;
    const outcome = outcomes.get(fileOf({ dataPoint: dataPoint.name, journey: journey.name }));
    if (!outcome?.hasPassed) return '**red**';
    return [outcome.seen, why && `(${numberOf(why)})`].filter(Boolean).join(' ');
  };
  const green = [...outcomes.values()].filter(({ hasPassed }) => hasPassed).length;
  return `# Information and journeys

Written by \`npm run test:all\` on ${day}: ${APPLICABLE.length} cells, ${green} green. Each cell is one browser test of
the built site with its workers and stand-ins. It checks one piece of information on a screen, which a user reaches by
one journey, such as a reload. A cell is green if the screen shows the same information as on an ordinary visit, or
where that is allowed, a message that it is not known. Other information, no information, or old information without a
message is an error. \`npm test\` runs a sample that contains each row and each column. The rows, columns and exceptions
are defined in \`frontend/e2e/matrix\`.

The tests start the site as \`npm start\` does, with the same programs, workers and stand-ins. There are four
differences: the database is deleted afterward, rate limits are raised, pages for developers are switched on, and public
plan files are imported if they are next to the checkout.

## Results

${table(
  ['', ...JOURNEYS.map(({ name }) => name)],
  DATA_POINTS.map((dataPoint) => [
    `**${dataPoint.name}**`,
    ...CELLS.filter((cell) => cell.dataPoint === dataPoint).map(mark),
  ]),
)}

${reasons.map((reason, index) => `${index + 1}. ${reason}`).join('\n')}

## Rows

${table(
  ['Information', 'What is compared'],
  DATA_POINTS.map(({ name, what }) => [name, what]),
)}

## Columns

${table(
  ['Journey', 'What the user does', 'What the screen must show'],
  JOURNEYS.map(({ name, what, expected, expectedIfGuarded }) => [
    name,
    what,
    expectedIfGuarded
      ? `${RIGHT[expected]}; if only signed-in people can open the screen, ${RIGHT[expectedIfGuarded]}`
      : RIGHT[expected],
  ]),
)}
`;
}
const RIGHT = {
  value: 'the information',
  either: 'the information, or a message that it is not known',
  gone: 'no trace of the information',
  message: 'a message that the information is not known or old, with or without the information',
} as const;

/**
 * Writes the results table to the documentation if every cell of the matrix has been tested. Otherwise, the function
 * does nothing.
 */
export async function writeTable(folder: string): Promise<void> {
  const files = readdirSync(folder);
  if (files.length < APPLICABLE.length) return;
  const outcomes = new Map(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Outcome]),
  );
  const text = document(outcomes, new Date().toISOString().slice(0, 10));
  mkdirSync(join(DOCUMENT, '..'), { recursive: true });
  writeFileSync(DOCUMENT, await format(text, { parser: 'markdown', printWidth: 120 }));
}
