import { figureText, goalText, isMet, type Target } from './goal.js';
import type { Result, Results } from './results-file.js';

type Targets = Readonly<Record<string, Target>>;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const verdictOf = ({ goal }: Target, result: Result | undefined): string =>
  result ? (isMet(goal, result.figure) ? 'met' : '**missed**') : 'not measured';

/**
 * Returns the machines on which the results were measured, without duplicates, in the order of the performance targets.
 */
const machinesOf = (targets: Targets, results: Results): string[] => [
  ...new Set(Object.keys(targets).flatMap((id) => results[id]?.machine ?? [])),
];

const letterOf = (index: number): string => String.fromCodePoint(65 + index);

/**
 * Returns the page with the newest result of each performance target. Missed targets are listed again below the table,
 * with the next step for each.
 */
export function performancePage(targets: Targets, results: Results): string {
  const machines = machinesOf(targets, results);
  const rows = Object.entries(targets).map(([id, target]) => {
    const result = results[id];
    const found = result
      ? [
          `${figureText(result.figure, target.unit)}${result.detail && ` (${result.detail})`}`,
          verdictOf(target, result),
          `${result.date} UTC`,
          result.commit,
          letterOf(machines.indexOf(result.machine)),
          `${result.otherLoad} %`,
        ]
      : ['', verdictOf(target, result), '', '', '', ''];
    return row([target.number, target.what, goalText(target), ...found]);
  });
  const missed = Object.entries(targets).filter(([id, { goal }]) => {
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
    row(['Target', 'What', 'Goal', 'Figure', 'Result', 'Date', 'Commit', 'Machine', 'Other load']),
    row(Array<string>(9).fill('---')),
    ...rows,
    '',
    '## Missed, and the next step',
    '',
    ...(missed.length === 0 ? ['None.'] : missed.map(([id, target]) => `- ${missedLine(target, results[id])}`)),
    '',
  ].join('\n');
}

/** Next step for a target about which nothing is known yet. */
const UNKNOWN =
  'Find the cause: run the measurement alone on a quiet machine, with a processor profile (`NODE_OPTIONS=--cpu-prof`).';

const missedLine = (target: Target, result: Result | undefined): string =>
  `**${target.number}**, ${target.what}: ${result ? figureText(result.figure, target.unit) : ''} ` +
  `instead of ${goalText(target)}. ` +
  (target.next ?? UNKNOWN);
