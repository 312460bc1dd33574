import type { Fact } from './fact.js';
import { FACTS } from './facts.js';
import { WAYS, type Way } from './ways.js';

export interface Cell {
  readonly fact: Fact;
  readonly way: Way;
  /** The reason for leaving this combination of row and column out of the test matrix. Omitted if it is tested. */
  readonly doesNotApply?: string;
  readonly wants: Way['wants'];
  /** The reason why the test of this cell expects a different result from the other tests in its column. */
  readonly why?: string;
}

interface Exception extends Partial<Pick<Cell, 'doesNotApply' | 'wants' | 'why'>> {
  readonly fact: string;
  readonly way: string;
}

const FAILED = ['500', 'offline', '200 with HTML'];
const OVER = 'nobody is signed in any more, so it must be gone';
const NO_PREFERENCES = 'the preferences went with the logout, and without a preference there is no badge';
const SIGNED_OUT = 'a session check that fails counts as signed out, without a message: that is the rule of this site';
const FOR_ALL = 'it is the same for everybody';

/**
 * Combinations of row and column that are not tested, or for which the test expects a different result from the rest of
 * the column.
 */
const EXCEPTIONS: readonly Exception[] = [
  {
    fact: 'match badge',
    way: 'first visit',
    doesNotApply: 'nobody has chosen a preference yet, and without one there is no badge',
  },
  { fact: 'match badge', way: 'log-out elsewhere', wants: 'gone', why: NO_PREFERENCES },
  { fact: 'missed preference', way: 'log-out elsewhere', wants: 'gone', why: NO_PREFERENCES },
  { fact: 'signed in', way: 'log-out elsewhere', wants: 'gone', why: OVER },
  { fact: 'saved search', way: 'log-out elsewhere', wants: 'gone', why: OVER },
  { fact: 'consent', way: 'log-out elsewhere', wants: 'gone', why: OVER },
  { fact: 'medicine answer', way: 'session end', wants: 'either', why: 'the check itself is open to everybody' },
  ...FAILED.map((way) => ({ fact: 'signed in', way, doesNotApply: SIGNED_OUT })),
  { fact: 'VA answer', way: 'next person', doesNotApply: FOR_ALL },
  { fact: 'plan name', way: 'next person', doesNotApply: FOR_ALL },
];

/** Cells of the test matrix in which a test has found a bug before. `npm test` always includes them. */
const PREVIOUSLY_FAILED: readonly (readonly [fact: string, way: string])[] = [
  ['match badge', 'new tab'],
  ['medicine answer', '200 with HTML'],
  ['premium', 'after Google'],
  ['saved search', 'slow answer'],
  ['saved search', 'next person'],
  ['VA answer', 'slow answer'],
];

function reasonAgainst(fact: Fact, way: Way): string | undefined {
  if (!fact.call && ['slow answer', ...FAILED].includes(way.name))
    return 'it lies in the browser; no call is needed for it';
  if (!fact.otherCall && way.name === 'one of several') return 'its screen asks for nothing else';
  return undefined;
}

function cellOf(fact: Fact, way: Way): Cell {
  const exception = EXCEPTIONS.find((one) => one.fact === fact.name && one.way === way.name);
  const usual = fact.isOpen ? way.wants : (way.wantsOfGuarded ?? way.wants);
  return { wants: usual, doesNotApply: reasonAgainst(fact, way), ...exception, fact, way };
}

/**
 * All cells of the test matrix. In each cell, the row says which piece of information is tested, and the column says
 * how the user reaches the screen that shows it.
 */
export const CELLS: readonly Cell[] = FACTS.flatMap((fact) => WAYS.map((way) => cellOf(fact, way)));
export const APPLICABLE = CELLS.filter(({ doesNotApply }) => doesNotApply === undefined);

/**
 * Returns the cells of the test matrix that `npm test` includes: first those that have failed in the past, then others
 * until every row and every column is represented. Cells that add both a new row and a new column come first, which
 * keeps the sample small.
 */
export function sample(): Cell[] {
  const chosen = APPLICABLE.filter(({ fact, way }) =>
    PREVIOUSLY_FAILED.some(([row, column]) => row === fact.name && column === way.name),
  );
  const diagonals = WAYS.flatMap((_, shift) =>
    FACTS.map((fact, row) => ({ fact, way: WAYS[(row + shift) % WAYS.length] })),
  );
  for (const least of [2, 1])
    for (const { fact, way } of diagonals) {
      const cell = APPLICABLE.find((one) => one.fact === fact && one.way === way);
      const isNewRow = !chosen.some((one) => one.fact === fact);
      const isNewColumn = !chosen.some((one) => one.way === way);
      if (cell && Number(isNewRow) + Number(isNewColumn) >= least) chosen.push(cell);
    }
  return chosen;
}
