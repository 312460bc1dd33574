import { listMutants } from './mutants.ts';
import { withSwitches } from './switches.ts';

const SOURCE = `
const LIMIT = 3;
export function grade(points, isLate) {
  if (points < 0) throw new Error('too few');
  let bonus = 1;
  if (isLate && points > LIMIT) bonus = -1;
  return points + bonus;
}
export const best = (all) => all.filter((one) => one !== 'none').every((one) => one === 'admin');
`;
const mutants = listMutants('grade.ts', SOURCE);
const text = withSwitches(SOURCE, mutants, (mutant) => mutants.indexOf(mutant));

interface Grades {
  grade: (points: number, isLate: boolean) => number | undefined;
  best: (all: string[]) => boolean;
}
let active = '';
Reflect.set(globalThis, 'isMutant', (number: number) => {
  const { kind, line, original } = mutants[number] ?? {};
  return active !== '' && `${line} ${kind}: ${original}`.startsWith(active);
});
afterAll(() => Reflect.deleteProperty(globalThis, 'isMutant'));

/** Loads the sample program of these tests with one active mutant, which `name` identifies by its line and kind. */
async function withMutant(name: string): Promise<Grades> {
  active = name;
  return import(`data:text/javascript,${encodeURIComponent(`${text}/* ${name} */`)}`);
}
/** Wraps both functions of the sample program, so that they return an error instead of throwing it. */
const safely = ({ grade, best }: Grades): Grades => ({
  grade: (points, isLate) => attempt(() => grade(points, isLate)) as number,
  best: (all) => attempt(() => best(all)) as boolean,
});
/** Returns several results of the sample program. Every mutant changes at least one of them. */
const results = ({ grade, best }: Grades): unknown[] => [
  ...[0, 3, 4, 5].map((points) => [grade(points, false), grade(points, true)]),
  ...[['none', 'admin'], [], ['admin', 'patient']].map((all) => best(all)),
  grade(-1, false),
];
function attempt<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    return String(error);
  }
}

it('finds every small mistake that can be made in a source', () => {
  expect(mutants.map(({ line, kind, replacement }) => `${line} ${kind}: ${replacement}`)).toEqual([
    '2 other number: 4',
    '3 return at once: { return; }',
    '4 negate condition: !(points < 0)',
    '4 < to <=: points <= 0',
    '4 other number: 1',
    '4 drop throw: ;',
    '5 other number: 2',
    '6 negate condition: !(isLate && points > LIMIT)',
    '6 && to ||: isLate || points > LIMIT',
    '6 > to >=: points >= LIMIT',
    '6 drop statement: ;',
    '6 drop sign: 1',
    '6 other number: 2',
    '7 + to -: points - bonus',
    "9 every to some: all.filter((one) => one !== 'none').some((one) => one === 'admin')",
    '9 drop .filter: all',
    "9 !== to ===: one === 'none'",
    "9 other state: ''",
    "9 === to !==: one !== 'admin'",
    "9 other role or access: 'superadmin'",
  ]);
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
});

it('names the mutants by their text, so that code added above them does not rename them', () => {
  const moved = listMutants('grade.ts', `// A new line.\n${SOURCE}`);
  expect(moved.map(({ id }) => id)).toEqual(mutants.map(({ id }) => id));
});

it('changes nothing while no mutant is on', async () => {
  expect(results(safely(await withMutant('')))).toEqual([
    [1, 1],
    [4, 4],
    [5, 3],
    [6, 4],
    true,
    true,
    false,
    'Error: too few',
  ]);
});

it.each(mutants.map(({ line, kind, original }) => `${line} ${kind}: ${original}`))('switches on: %s', async (name) => {
  const original = results(safely(await withMutant('')));
  const changed = results(safely(await withMutant(name)));
  expect(changed).not.toEqual(original);
});

it('knows which code runs while its module is loaded', () => {
  expect(mutants.filter(({ isStatic }) => isStatic).map(({ line }) => line)).toEqual([2]);
});
