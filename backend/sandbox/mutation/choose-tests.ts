import type { KnownTest, Ledger } from './ledger.ts';
import type { SampledMutant } from './sample.ts';

/**
 * Maximum number of medium tests that are run against one mutant. Nearly all medium tests sign someone in, so a mutant
 * in the sign-in code would otherwise be tried with all of them.
 */
const MOST_MEDIUM_TESTS = 8;

const isMedium = (test: string): boolean => test.endsWith('.medium.ts');
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/**
 * Returns the words of at least four letters in a path, without a plural "s". Paths of files about the same subject
 * have words in common.
 */
const wordsOf = (path: string): Set<string> =>
  new Set((path.match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, '')));

/** Chooses the test files that are likely to detect a mutant. */
export class TestChoice {
  readonly #known: ReadonlyMap<string, KnownTest>;
  readonly #mutants: readonly SampledMutant[];
  readonly #kills = new Map<string, number>();

  constructor(mutants: readonly SampledMutant[], tests: readonly string[], ledger: Ledger) {
    this.#mutants = mutants;
    const known = tests.flatMap((test): [string, KnownTest][] => {
      const found = ledger.test(test);
      return found && found.failure === null ? [[test, found]] : [];
    });
    this.#known = new Map(known);
    for (const mutant of mutants) {
      const { killedBy } = ledger.result(mutant);
      if (killedBy) this.countKill(mutant, killedBy.test);
    }
  }

  /**
   * Records that a test file detected a mutant, because it will probably detect other mutants of the same source file
   * too.
   */
  countKill({ file }: SampledMutant, test: string): void {
    const key = `${file} ${test}`;
    this.#kills.set(key, (this.#kills.get(key) ?? 0) + 1);
  }

  knows(test: string): boolean {
    return this.#known.has(test);
  }

  /**
   * Returns whether the mutant must already be active while modules are loaded, because its code does not run later in
   * any test.
   */
  isLoadedOnly({ id, isStatic }: SampledMutant): boolean {
    return isStatic || (!this.#somebody('reached', id) && this.#somebody('loaded', id));
  }

  #somebody(phase: 'loaded' | 'reached', id: string): boolean {
    return [...this.#known.values()].some((known) => known[phase].includes(id));
  }

  /**
   * Returns the test files that run the mutant's code: unit tests first, and within each kind the test files that are
   * likely to detect the mutant soonest. For a mutant that is tried in its own process (`isAlone`), the result contains
   * the test files in the folder of the mutant's source file, and those that reach any mutant of the same source file
   * or, if there are none, of the same folder or area. The wider choice is needed because code may run only in the
   * first of several tests, if a module caches its result.
   */
  testsFor(mutant: SampledMutant, { isAlone = this.isLoadedOnly(mutant) } = {}): string[] {
    const found = isAlone ? this.#testsNear(mutant) : this.#testsReaching([mutant.id]);
    const words = wordsOf(mutant.file);
    const score = (test: string): number => {
      const { ms = 0, reached = [] } = this.#known.get(test) ?? {};
      const kills = this.#kills.get(`${mutant.file} ${test}`) ?? 0;
      const common = [...wordsOf(test)].filter((word) => words.has(word)).length;
      // A test file that runs the code of few mutants probably tests that code. A test file that runs the code of all
      // mutants probably runs most of it only indirectly.
      return (ms * Math.sqrt(reached.length)) / ((1 + kills) * (1 + common)) ** 2;
    };
    const sorted = found.toSorted((one, other) => score(one) - score(other));
    return [...sorted.filter((test) => !isMedium(test)), ...sorted.filter(isMedium).slice(0, MOST_MEDIUM_TESTS)];
  }

  #testsReaching(ids: readonly string[]): string[] {
    const wanted = new Set(ids);
    return [...this.#known].flatMap(([test, { reached }]) => (reached.some((id) => wanted.has(id)) ? [test] : []));
  }

  #testsNear({ file, area }: SampledMutant): string[] {
    const near: ((other: SampledMutant) => boolean)[] = [
      (other) => other.file === file,
      (other) => folderOf(other.file) === folderOf(file),
      (other) => other.area === area,
    ];
    const beside = [...this.#known.keys()].filter((test) => folderOf(test) === folderOf(file));
    for (const isNear of near) {
      const tests = this.#testsReaching(this.#mutants.filter(isNear).map(({ id }) => id));
      if (tests.length > 0) return [...new Set([...beside, ...tests])];
    }
    return beside;
  }

  /** Returns the time limits of a test file in milliseconds. The limits are long enough for a busy machine. */
  limitsFor(test: string): { testMs: number; fileMs: number } {
    const { ms = 0, longestMs = 0 } = this.#known.get(test) ?? {};
    return { testMs: Math.max(20_000, 6 * longestMs), fileMs: 60_000 + 5 * ms };
  }
}
