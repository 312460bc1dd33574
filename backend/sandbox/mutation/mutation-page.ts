import { cpus } from 'node:os';
import { AREAS } from './areas.ts';
import { EQUIVALENTS } from './equivalents.ts';
import type { Ledger, Result } from './ledger.ts';
import type { SampledMutant } from './sample.ts';

type Tried = SampledMutant & Pick<Result, 'killedBy'> & { isEquivalent: boolean; isTried: boolean };

/**
 * Numbers of mutants in one area or in all areas. `equivalent` counts the mutants that no test can detect, which are
 * not included in the other numbers. `byTime` counts the killed mutants that were detected only because a test timed
 * out or the process ended.
 */
export interface Counts {
  all: number;
  killed: number;
  byTime: number;
  equivalent: number;
  survived: number;
}

export function resultsOf(mutants: readonly SampledMutant[], ledger: Ledger): Tried[] {
  return mutants.map((mutant) => {
    const { killedBy, survived } = ledger.result(mutant);
    const isEquivalent = killedBy === null && mutant.id in EQUIVALENTS;
    return { ...mutant, killedBy, isEquivalent, isTried: killedBy !== null || Object.keys(survived).length > 0 };
  });
}

export function count(tried: readonly Tried[]): Counts {
  const counted = tried.filter(({ isEquivalent }) => !isEquivalent);
  const killed = counted.filter(({ killedBy }) => killedBy !== null);
  return {
    all: counted.length,
    killed: killed.length,
    byTime: killed.filter(({ killedBy }) => killedBy?.how !== 'test').length,
    equivalent: tried.length - counted.length,
    survived: counted.length - killed.length,
  };
}

/** Returns the share of killed mutants in percent, rounded down to tenths. */
export const percentKilled = ({ killed, all }: Counts): number =>
  all === 0 ? 0 : Math.floor((1000 * killed) / all) / 10;

/** Returns the report on a mutation test run, which is committed to the repository. */
export function mutationPage(tried: readonly Tried[], { date, minutes }: { date: string; minutes: number }): string {
  const rows = AREAS.map(({ name, what }) =>
    countRow(
      `${name}: ${what}`,
      tried.filter(({ area }) => area === name),
    ),
  );
  const equivalent = tried.filter(({ isEquivalent }) => isEquivalent);
  const survived = tried.filter(({ killedBy, isEquivalent }) => killedBy === null && !isEquivalent);
  const late = tried.filter(({ killedBy }) => killedBy !== null && killedBy.how !== 'test');
  return [
    '# Mutants',
    '',
    'Written by `npm run test:all -- mutation`; do not edit. Each mutant is one small mistake in the code: a condition',
    'negated, a statement left out, a number one higher. The tests that reach it are run until one of them fails,',
    'which kills it: the unit tests, then up to eight medium tests. The mistakes are chosen evenly from all files of',
    'an area, and the choice depends on the files alone (`backend/sandbox/mutation`). A mutant whose',
    'tests ended too late, or with their process, counts as killed and is listed.',
    '',
    `${date} UTC, ${cpus().length} processors, ${minutes} minutes for what the last run tried anew.`,
    '',
    '| Area | Tried | Killed | Of these by time | Survived | Equivalent, left out | Killed % |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    countRow('All', tried),
    '',
    '## Survivors',
    '',
    ...list(survived, ({ isTried }) => (isTried ? '' : ' – no test reaches it')),
    '## Equivalent ones',
    '',
    ...list(equivalent, ({ id }) => ` – ${EQUIVALENTS[id]}`),
    '## Killed by time',
    '',
    ...list(late, ({ killedBy }) => ` – ${killedBy?.test}`),
  ].join('\n');
}

function countRow(title: string, tried: readonly Tried[]): string {
  const counts = count(tried);
  const { all, killed, byTime, survived, equivalent } = counts;
  return `| ${[title, all, killed, byTime, survived, equivalent, percentKilled(counts)].join(' | ')} |`;
}

function list(tried: readonly Tried[], remark: (one: Tried) => string): string[] {
  if (tried.length === 0) return ['None.', ''];
  return [
    ...tried.map((one) => `- \`${one.id}\` ${one.file}:${one.line}, ${one.kind}: ${codeOf(one)}${remark(one)}`),
    '',
  ];
}

/** Returns the replaced code and its replacement, each cut off after about 70 characters. */
function codeOf({ original, replacement }: Tried): string {
  const short = (code: string): string => {
    const line = code.replaceAll(/\s+/g, ' ').replaceAll('`', "'");
    return `\`${line.length > 70 ? `${line.slice(0, 69)}…` : line}\``;
  };
  return `${short(original)} → ${short(replacement)}`;
}
