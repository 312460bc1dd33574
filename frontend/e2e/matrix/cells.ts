import type { DataPoint, Expected } from './data-point.js';
import { DATA_POINTS } from './data-points.js';
import { JOURNEYS, type Journey } from './journeys.js';

export interface Cell {
  readonly dataPoint: DataPoint;
  readonly journey: Journey;
  /**
   * The reason for leaving this combination of row and column out of the test matrix. The field is omitted if the
   * combination is tested.
   */
  readonly doesNotApply?: string;
  readonly expected: Expected;
}

interface Exception extends Partial<Pick<Cell, 'doesNotApply' | 'expected'>> {
  readonly dataPoint: string;
  readonly journey: string;
}

const FAILED = ['500', 'offline', '200 with HTML'];
const FOR_ALL = 'it is the same for everybody';

/**
 * Exceptions in the test matrix: combinations of row and column that are not tested, and tests that expect a different
 * result from the rest of their column.
 */
const EXCEPTIONS: readonly Exception[] = [
  {
    dataPoint: 'match badge',
    journey: 'first visit',
    doesNotApply: 'nobody has chosen a preference yet, and without one there is no badge',
  },
  // The logout removes the preferences, and without any there is no badge. The rest belongs to the person.
  ...['match badge', 'missed preference', 'signed in', 'saved search', 'deadline', 'consent'].map((dataPoint) => ({
    dataPoint,
    journey: 'log-out elsewhere',
    expected: 'gone' as const,
  })),
  // Everybody may check medicines and search for plans.
  ...['medicine answer', 'preferences met', 'tax credit', 'result line', 'plans found'].map((dataPoint) => ({
    dataPoint,
    journey: 'session end',
    expected: 'either' as const,
  })),
  {
    dataPoint: 'deadline',
    journey: 'first visit',
    doesNotApply: 'nobody has saved a birth date yet, so the page asks for it',
  },
  {
    dataPoint: 'deadline',
    journey: 'slow answer',
    doesNotApply: 'the questions are there at once, and the answer of the server fills them in',
  },
  { dataPoint: 'VA answer', journey: 'next person', doesNotApply: FOR_ALL },
  { dataPoint: 'plan name', journey: 'next person', doesNotApply: FOR_ALL },
];

/** Cells of the test matrix that have found a bug before. `npm test` always includes them. */
const PREVIOUSLY_FAILED: readonly (readonly [dataPoint: string, journey: string])[] = [
  ['match badge', 'new tab'],
  ['medicine answer', '200 with HTML'],
  ['premium', 'after Google'],
  ['saved search', 'slow answer'],
  ['deadline', 'log-out elsewhere'],
  ['saved search', 'next person'],
  ['VA answer', 'slow answer'],
];

function reasonAgainst(dataPoint: DataPoint, journey: Journey): string | undefined {
  if (!dataPoint.call && ['slow answer', ...FAILED].includes(journey.name))
    return 'the browser stores it, so no API call is needed';
  if (!dataPoint.otherCall && journey.name === 'one of several') return 'its screen makes no other API call';
  return undefined;
}

function cellOf(dataPoint: DataPoint, journey: Journey): Cell {
  const exception = EXCEPTIONS.find((one) => one.dataPoint === dataPoint.name && one.journey === journey.name);
  const usual = dataPoint.isOpen ? journey.expected : (journey.expectedIfGuarded ?? journey.expected);
  return { expected: usual, doesNotApply: reasonAgainst(dataPoint, journey), ...exception, dataPoint, journey };
}

/**
 * All cells of the test matrix. In each cell, the row says which piece of information is tested, and the column says
 * how the user reaches the screen that shows it.
 */
const CELLS: readonly Cell[] = DATA_POINTS.flatMap((dataPoint) =>
  JOURNEYS.map((journey) => cellOf(dataPoint, journey)),
);
export const APPLICABLE = CELLS.filter(({ doesNotApply }) => doesNotApply === undefined);

/**
 * Returns the cells of the test matrix that `npm test` includes. Cells that have failed in the past come first. Other
 * cells are added until every row and every column is represented. Cells that add both a new row and a new column are
 * preferred, which keeps the sample small.
 */
export function sample(): Cell[] {
  const chosen = APPLICABLE.filter(({ dataPoint, journey }) =>
    PREVIOUSLY_FAILED.some(([row, column]) => row === dataPoint.name && column === journey.name),
  );
  const diagonals = JOURNEYS.flatMap((_, shift) =>
    DATA_POINTS.map((dataPoint, row) => ({ dataPoint, journey: JOURNEYS[(row + shift) % JOURNEYS.length] })),
  );
  for (const least of [2, 1])
    for (const { dataPoint, journey } of diagonals) {
      const cell = APPLICABLE.find((one) => one.dataPoint === dataPoint && one.journey === journey);
      const isNewRow = !chosen.some((one) => one.dataPoint === dataPoint);
      const isNewColumn = !chosen.some((one) => one.journey === journey);
      if (cell && Number(isNewRow) + Number(isNewColumn) >= least) chosen.push(cell);
    }
  return chosen;
}
