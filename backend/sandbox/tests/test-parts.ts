import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

export interface Part {
  name: string;
  what: string;
  command: readonly string[];
  env?: Record<string, string>;
}
interface Result {
  passed: boolean;
  figures: string;
  seconds: number;
  date: string;
  commit: string;
  /** Fingerprint of the source files with which a part of the full test run was run. */
  sources: string;
}
export interface PartOutcome {
  code: number;
  lastLine: string;
  wasStopped?: boolean;
}
interface Run {
  parts: readonly Part[];
  finished: FinishedParts;
  /** Whether to run even the parts that have already passed with the same source files. */
  again?: boolean;
  commit: string;
  run: (part: Part) => Promise<PartOutcome>;
  print: (line: string) => unknown;
  afterEach?: () => void;
}

/**
 * The latest result of each part of the full test run, stored in a file. A result from other versions of the source
 * files is still reported, with its commit and date, but its part runs again.
 */
export class FinishedParts {
  readonly #file: string;
  readonly #sources: string;
  readonly #results: Record<string, Result>;

  constructor(file: string, sources: string) {
    this.#file = file;
    this.#sources = sources;
    this.#results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  get(name: string): Result | undefined {
    return this.#results[name];
  }

  hasPassed(name: string): boolean {
    const result = this.#results[name];
    return result !== undefined && result.passed && result.sources === this.#sources;
  }

  set(name: string, result: Omit<Result, 'sources'>): void {
    this.#results[name] = { ...result, sources: this.#sources };
    writeFileSync(this.#file, `${JSON.stringify(this.#results, null, 2)}\n`);
  }
}

/**
 * Runs the parts that have not passed yet, one after another. A failure does not stop the run.
 * @returns 0 if every part has passed, else 1
 */
export async function runParts({
  parts,
  finished,
  again,
  commit,
  run,
  print,
  afterEach = () => {},
}: Run): Promise<number> {
  for (const part of parts) {
    if (!again && finished.hasPassed(part.name)) {
      print(`\n=== ${part.name}: passed on ${finished.get(part.name)?.date} with the same sources, not run again`);
      continue;
    }
    print(`\n=== ${part.name}: ${part.what}`);
    const began = performance.now();
    const { code, lastLine, wasStopped } = await run(part);
    if (wasStopped) return 1;
    finished.set(part.name, {
      passed: code === 0,
      figures: lastLine,
      seconds: Math.round((performance.now() - began) / 1000),
      date: new Date().toISOString().slice(0, 16).replace('T', ' '),
      commit,
    });
    afterEach();
  }
  const failed = parts.filter(({ name }) => !finished.hasPassed(name));
  print('');
  for (const { name } of parts) print(`  ${name.padEnd(16)} ${finished.get(name)?.figures}`);
  print(`\n${parts.length - failed.length} parts passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

export function reportOf(parts: readonly Pick<Part, 'name' | 'what'>[], finished: FinishedParts): string {
  const rows = parts.map(({ name, what }) => {
    const result = finished.get(name);
    if (!result) return [name, what, 'not run', '', '', '', ''];
    const { passed, figures, seconds, date, commit } = result;
    return [name, what, passed ? 'passed' : 'failed', figures, minutes(seconds), `${date} UTC`, commit];
  });
  const table = [
    ['Part', 'What', 'Result', 'Figures', 'Time', 'Date', 'Commit'],
    Array<string>(7).fill('---'),
    ...rows,
  ];
  return [
    '# The whole of the tests',
    '',
    `Written by \`npm run test:all\` on a machine with ${cpus().length} processors; do not edit.`,
    'Each result is the last one of its part, at the commit named; parts do not run again for each commit.',
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
