import type { Evidence } from './evidence.ts';
import { resultsOf } from './proofs.ts';
import type { Claim, Measure, Proof } from './row.ts';

type Verdict = 'proved' | 'failed' | 'not run' | 'open';
export interface Judged {
  verdict: Verdict;
  /** One line for each test and figure that belongs to the claim, with its name and its result. */
  lines: string[];
  /** Day of the oldest result, in UTC, or null if there is no result. */
  day: string | null;
}
interface Finding {
  state: Exclude<Verdict, 'open'>;
  line: string;
  day?: string;
}

/**
 * Returns the verdict on a claim, based on the stored results. A claim that is marked as open stays open even if all of
 * its tests have passed.
 */
export function judge({ proofs, measures = [], open }: Claim, evidence: Evidence): Judged {
  const findings = [
    ...proofs.map((proof) => ofTests(proof, evidence)),
    ...measures.map((one) => ofFigure(one, evidence)),
  ];
  const states = findings.map(({ state }) => state);
  const worst = (['failed', 'not run'] as const).find((state) => states.includes(state));
  return {
    verdict: worst ?? (open === undefined ? 'proved' : 'open'),
    lines: findings.map(({ line }) => line),
    day: findings.flatMap(({ day }) => day ?? []).toSorted()[0] ?? null,
  };
}

function ofTests(proof: Proof, evidence: Evidence): Finding {
  const [file, title] = proof;
  const kept = evidence.testsOf(file);
  const results = resultsOf(proof, kept?.value ?? []);
  const count = (result: string): number => results.filter((one) => one.result === result).length;
  const [passed, failed] = [count('passed'), count('failed')];
  const name = results.length === 1 ? results[0]?.name : title;
  const state = failed > 0 ? 'failed' : passed === results.length && passed > 0 ? 'proved' : 'not run';
  const words = { proved: `${passed} passed`, failed: `**${failed} failed**`, 'not run': 'not run' }[state];
  return { state, line: `\`${file}\` “${name}”: ${words}`, ...(kept && { day: kept.day }) };
}

function ofFigure({ bench, target, what, from, to }: Measure, evidence: Evidence): Finding {
  const found = evidence.figure(target);
  const line = `\`npm run bench -- ${bench}\`: ${what} (${from} to ${to})`;
  if (!found) return { state: 'not run', line: `${line}: not run` };
  const isWithin = found.value >= from && found.value <= to;
  return {
    state: isWithin ? 'proved' : 'failed',
    line: `${line}: ${isWithin ? found.value : `**${found.value}**`}`,
    day: found.day,
  };
}
