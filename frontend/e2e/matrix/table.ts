import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { APPLICABLE, CELLS, type Cell } from './cells.js';
import { FACTS } from './facts.js';
import { WAYS } from './ways.js';

const DOCUMENT = join(import.meta.dirname, '../../../backend/docs/matrix.md');

/** The result of the test of one cell of the matrix. */
export interface Outcome {
  readonly fact: string;
  readonly way: string;
  readonly seen: string;
  readonly isGreen: boolean;
}

const fileOf = ({ fact, way }: Pick<Outcome, 'fact' | 'way'>): string => `${fact} x ${way}.json`;

/** Saves the result of one test as a JSON file, so that all processes of a test run can share their results. */
export function note(folder: string, outcome: Outcome): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, fileOf(outcome)), JSON.stringify(outcome));
}

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function document(outcomes: ReadonlyMap<string, Outcome>, day: string): string {
  const reasons: string[] = [];
  const note = (reason: string): number => {
    if (!reasons.includes(reason)) reasons.push(reason);
    return reasons.indexOf(reason) + 1;
  };
  const mark = ({ fact, way, doesNotApply, why }: Cell): string => {
    if (doesNotApply !== undefined) return `– (${note(`does not apply: ${doesNotApply}`)})`;
    const outcome = outcomes.get(fileOf({ fact: fact.name, way: way.name }));
    if (!outcome?.isGreen) return '**red**';
    return [outcome.seen, why && `(${note(why)})`].filter(Boolean).join(' ');
  };
  const green = [...outcomes.values()].filter(({ isGreen }) => isGreen).length;
  return `# Facts and ways of arriving at them

Written by \`npm run test:all\` on ${day}: ${APPLICABLE.length} cells, ${green} green. Each is one test in a browser
against the shipped site with its stand-ins and workers. A cell is green when the screen shows the same fact as on the
plainest way, or says that it is not known or could not be loaded; never another fact, never nothing, never an old fact
as a new one. \`npm test\` runs a sample with each row and each column. The rows, columns and exceptions stand in
\`frontend/e2e/matrix\`.

The site is brought up by the code behind \`npm start\`: the same programs, workers and stand-ins. It differs in that
its database is thrown away, rate limits are raised, pages for developers are on, and public plan files, where they lie
beside the checkout, are read in as well.

## What was seen

${table(
  ['', ...WAYS.map(({ name }) => name)],
  FACTS.map((fact) => [`**${fact.name}**`, ...CELLS.filter((cell) => cell.fact === fact).map(mark)]),
)}

${reasons.map((reason, index) => `${index + 1}. ${reason}`).join('\n')}

## Rows

${table(
  ['Fact', 'What is compared'],
  FACTS.map(({ name, what }) => [name, what]),
)}

## Columns

${table(
  ['Way', 'What is done', 'What is right'],
  WAYS.map(({ name, what, wants, wantsOfGuarded }) => [
    name,
    what,
    wantsOfGuarded ? `${RIGHT[wants]}; behind the login ${RIGHT[wantsOfGuarded]}` : RIGHT[wants],
  ]),
)}
`;
}
const RIGHT = {
  fact: 'the fact',
  either: 'the fact, or a sentence that it is not known',
  gone: 'no trace of it',
  sentence: 'a sentence that it is not known or old, with or without the fact',
} as const;

/**
 * Writes the results table to the documentation as soon as every cell of the matrix has been tested. Before that, it
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
