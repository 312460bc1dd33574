import { figureText, goalText, isMet, type Bar } from './goal.js';
import type { Result, Results } from './results-file.js';

type Bars = Readonly<Record<string, Bar>>;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const verdictOf = ({ goal }: Bar, result: Result | undefined): string =>
  result ? (isMet(goal, result.figure) ? 'met' : '**missed**') : 'not measured';

/**
 * Returns the machines on which the results were measured, without duplicates, in the order of the performance targets.
 */
const machinesOf = (bars: Bars, results: Results): string[] => [
  ...new Set(Object.keys(bars).flatMap((id) => results[id]?.machine ?? [])),
];

const letterOf = (index: number): string => String.fromCodePoint(65 + index);

/**
 * Returns the page with the newest result of each performance target. Missed targets are listed again below the table,
 * with the next step for each.
 */
export function performancePage(bars: Bars, results: Results): string {
  const machines = machinesOf(bars, results);
  const rows = Object.entries(bars).map(([id, bar]) => {
    const result = results[id];
    const found = result
      ? [
          `${figureText(result.figure, bar.unit)}${result.detail && ` (${result.detail})`}`,
          verdictOf(bar, result),
          `${result.date} UTC`,
          result.commit,
          letterOf(machines.indexOf(result.machine)),
          `${result.otherLoad} %`,
        ]
      : ['', verdictOf(bar, result), '', '', '', ''];
    return row([bar.number, bar.what, goalText(bar), ...found]);
  });
  const missed = Object.entries(bars).filter(([id, { goal }]) => {
    const result = results[id];
    return result && !isMet(goal, result.figure);
  });
  return [
    '# Performance',
    '',
    'Written by `npm run bench` and `npm run soak`; do not edit. `npm run bench -- NAME` renews the rows of one',
    'measurement. The numbers P1 to P18 are those of our goals.',
    '',
    'Ratios are medians of pairs that were measured in turn in one run, so that other work on the machine affects both',
    'sides. Times depend on the machine. "Other load" is the share of the processors that other programs used when the',
    'measurement began. The slow network and the slow processor of P6, P14 and P15 are those of Chromium’s own tools.',
    '',
    ...machines.map((machine, index) => `- Machine ${letterOf(index)}: ${machine}`),
    '',
    row(['Bar', 'What', 'Goal', 'Figure', 'Result', 'Date', 'Commit', 'Machine', 'Other load']),
    row(Array<string>(9).fill('---')),
    ...rows,
    '',
    '## Missed, and the next step',
    '',
    ...(missed.length === 0 ? ['None.'] : missed.map(([id, bar]) => `- ${missedLine(bar, results[id])}`)),
    '',
  ].join('\n');
}

const missedLine = (bar: Bar, result: Result | undefined): string =>
  `**${bar.number}**, ${bar.what}: ${result ? figureText(result.figure, bar.unit) : ''} instead of ${goalText(bar)}. ` +
  (bar.next ?? 'The cause is not known yet.');
