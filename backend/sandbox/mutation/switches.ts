import type { Mutant } from './mutants.ts';

/** Name of the global function that returns whether the mutant with the given number is active. */
const IS_MUTANT = 'isMutant';

/**
 * Returns the code of a source file with all of its mutants, each behind a switch. While all switches are off, the code
 * behaves like the original. `numberOf` returns the number of a mutant, which its switch uses.
 */
export function withSwitches<M extends Mutant>(
  text: string,
  mutants: readonly M[],
  numberOf: (mutant: M) => number,
): string {
  const sorted = mutants.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const render = (start: number, end: number, within: readonly M[]): string => {
    let result = '';
    let at = start;
    let rest = within;
    for (let outer = rest[0]; outer; outer = rest[0]) {
      const { start: begins, end: ends } = outer;
      const inner = rest.slice(1).filter((other) => other.start < ends);
      result += text.slice(at, begins) + switched(outer, numberOf(outer), render(begins, ends, inner));
      at = ends;
      rest = rest.slice(1 + inner.length);
    }
    return result + text.slice(at, end);
  };
  return render(0, text.length, sorted);
}

function switched({ place, replacement }: Mutant, number: number, original: string): string {
  const isOn = `${IS_MUTANT}(${number})`;
  if (place === 'expression') return `(${isOn} ? (${replacement}) : (${original}))`;
  if (place === 'statement') return `{ if (!${isOn}) { ${original} } }`;
  return `{ if (${isOn}) return; ${original.slice(1)}`;
}
