import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestResult } from '../tests/test-reports.ts';
import { Evidence } from './evidence.ts';
import { judge } from './judge.ts';
import { complaintAbout, proofsIn } from './proofs.ts';
import type { Row } from './row.ts';
import { ROWS, STAFF_PAGES } from './rows.ts';
import { scoreSheet, staffPages } from './score-sheet.ts';

/**
 * Requirements of OWASP ASVS 5.0.0 that the documents must cover, by section: all requirements of levels 1 and 2, and
 * those of level 3 that this project intends to meet.
 */
const REQUIREMENTS = `1.1.1-2 1.2.1-10 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-7
  3.5.1-5 3.7.1-2 4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 6.1.1-3 6.2.1-12 6.3.1-5 6.3.7-8 6.4.1-4 6.4.6 6.5.1-5 6.6.1-3 6.8.1-4
  7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-3 7.6.1-2 8.1.1-2 8.2.1-3 8.3.1 8.4.1 11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4
  11.5.1 11.6.1 13.1.1 13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3
  16.5.1-4`.split(/\s+/);

/** Expands a range such as "2.2.1-3" into "2.2.1", "2.2.2" and "2.2.3". */
function numbersIn(range: string): string[] {
  const [, section = '', from = '', to = from] = /^(.+\.)(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}${Number(from) + index}`);
}

const DOCUMENTS = ['asvs.md', 'threat-model.md', 'privacy.md'].map((name) => `backend/docs/${name}`);

describe('the score sheet', () => {
  it('has sixty rows in order, thirteen of which stop a release', () => {
    expect(ROWS.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(ROWS.filter(({ isMust }) => isMust).map(({ number }) => number)).toEqual([
      1, 11, 12, 20, 27, 28, 36, 41, 45, 46, 51, 52, 54,
    ]);
  });

  it('names only tests that exist', () => {
    expect(ROWS.flatMap(({ proofs }) => proofs.flatMap((proof) => complaintAbout(proof) ?? []))).toEqual([]);
  });

  it('says for each row without a proof why it has none', () => {
    expect(ROWS.filter(({ proofs, open }) => proofs.length === 0 && !open).map(({ number }) => number)).toEqual([]);
  });

  it('notices a test that was renamed, a missing file and a file without tests', () => {
    const here = 'backend/sandbox/score-sheet/score-sheet.spec.ts';
    const [renamed, gone, other] = [`no such ${'title'}`, 'backend/test/gone.medium.ts', 'README.md'];
    expect([complaintAbout([here, 'the score sheet']), complaintAbout([here, renamed])]).toEqual([
      null,
      `${here} has no test “${renamed}”`,
    ]);
    expect([complaintAbout([gone, 'x']), complaintAbout([other, 'x'])]).toEqual([
      `${gone} does not exist`,
      `${other} is not a file of tests`,
    ]);
  });
});

describe.each(STAFF_PAGES)('the points of the $title', ({ name, points }) => {
  it('are as many as staff expect, in order', () => {
    const count = { users: 21, jobs: 22 }[name];
    expect(points.map(({ number }) => number)).toEqual(Array.from({ length: count ?? 0 }, (_, index) => index + 1));
  });

  it('name at least one test each, and only tests that exist', () => {
    expect(points.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
    expect(points.flatMap(({ proofs }) => proofs.flatMap((proof) => complaintAbout(proof) ?? []))).toEqual([]);
  });

  it('are all in the document about them, each with its tests and with what is open', () => {
    const document = readFileSync('backend/docs/staff-pages.md', 'utf8');
    const missing = points.flatMap(({ point, proofs, open }) =>
      [point, ...proofs.map(([file]) => `\`${file}\``), ...(open === undefined ? [] : [`open: ${open}`])].filter(
        (text) => !document.includes(text),
      ),
    );
    expect(missing).toEqual([]);
  });
});

it.each(DOCUMENTS)('%s names tests, all of which exist', (path) => {
  const proofs = proofsIn(readFileSync(path, 'utf8'));
  expect(proofs.length).toBeGreaterThan(5);
  expect(proofs.flatMap((proof) => complaintAbout(proof) ?? [])).toEqual([]);
});

describe('the list of requirements of ASVS', () => {
  const text = readFileSync('backend/docs/asvs.md', 'utf8');
  const entries = [...text.matchAll(/^\| ([\d.]+)(?: \(L3\))? \| .+ \| (met|not met|does not apply) \| (.+) \|$/gm)];

  it('contains the requirements of levels 1 and 2 in eleven chapters, and eight of level 3', () => {
    expect(entries.map(([, number]) => number)).toEqual(REQUIREMENTS.flatMap(numbersIn));
  });

  it('counts them correctly', () => {
    const count = (result: string): number => entries.filter(([, , one]) => one === result).length;
    const counted = ['met', 'not met', 'does not apply'].map(count).join(' | ');
    expect(text).toContain(`\n| ${counted} |\n`);
  });

  const rowsIn = (markdown: string): number[] =>
    [...markdown.matchAll(/\brows? ([\d, and]+)/g)].flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number));
  const isProved = (reason: string): boolean =>
    proofsIn(reason).length > 0 ||
    ROWS.some(
      ({ number, proofs, measures = [] }) => rowsIn(reason).includes(number) && proofs.length + measures.length > 0,
    );
  const isJudged = (reason: string): boolean =>
    /\bby (?:document|configuration|review)\b.*(?:`[\w-]*[./][\w./-]+`|\]\([\w./-]+\.md\))/.test(reason);

  it('refers only to rows of the score sheet', () => {
    const rows = rowsIn(text);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((row) => row < 1 || row > ROWS.length)).toEqual([]);
  });

  it('names for each met requirement a test, or how it was judged and in which file', () => {
    const met = entries.flatMap(([, number = '', result, reason = '']) =>
      result === 'met' ? [{ number, reason }] : [],
    );
    const untested = met.filter(({ reason }) => !isProved(reason));
    expect(untested.filter(({ reason }) => !isJudged(reason)).map(({ number }) => number)).toEqual([]);
    expect(text).toContain(`${untested.length} of the met ones have no test`);
    const reasons = ['there is none', 'by review', 'no test, row 99', 'by review of `package.json`'];
    expect(reasons.map(isJudged)).toEqual([false, false, false, true]);
    expect(['there is none', 'row 99', 'row 21'].map(isProved)).toEqual([false, false, true]);
  });
});

describe('the result of a row', () => {
  const folder = mkdtempSync(join(tmpdir(), 'score-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const FILE = 'backend/test/a.medium.ts';
  const figures = join(folder, 'performance.json');
  const row: Row = { number: 7, attack: 'a', expected: 'b', proofs: [[FILE, 'is refused']] };
  const measured: Row = {
    ...row,
    proofs: [],
    measures: [{ bench: 'timing', target: 'login', what: 'the AUC', from: 0.45, to: 0.55 }],
  };
  const result = (name: string, end: TestResult['result']): TestResult => ({ file: FILE, name, result: end });
  let files = 0;
  function after(results: readonly TestResult[], stored: object = {}): Evidence {
    writeFileSync(figures, JSON.stringify(stored));
    const evidence = new Evidence(join(folder, `${(files += 1)}.json`), figures);
    evidence.keepTests(FILE, results);
    return evidence;
  }

  it.each([
    ['proved', [result('a group a call is refused', 'passed'), result('another test', 'failed')]],
    ['failed', [result('a call is refused', 'passed'), result('a form is refused', 'failed')]],
    ['not run', [result('a call is refused', 'skipped')]],
    ['not run', [result('another test', 'passed')]],
    ['not run', []],
  ] as const)('is "%s" if that is how its own tests ended', (verdict, results) => {
    expect(judge(row, after(results)).verdict).toBe(verdict);
  });

  it.each([
    ['proved', { login: { figure: 0.502, date: '2026-11-22 10:00' } }],
    ['failed', { login: { figure: 0.61, date: '2026-11-22 10:00' } }],
    ['not run', { other: { figure: 0.502, date: '2026-11-22 10:00' } }],
  ])('is "%s" if the stored figures are %j', (verdict, stored) => {
    expect(judge(measured, after([], stored)).verdict).toBe(verdict);
  });

  it('stays open while something is not proved, but a failed test comes first', () => {
    const open = { ...row, open: 'half of it' };
    expect(judge(open, after([result('is refused', 'passed')])).verdict).toBe('open');
    expect(judge(open, after([result('is refused', 'failed')])).verdict).toBe('failed');
  });

  it('is written on the page with the test, its result and the day, and survives the process', () => {
    const evidence = after([result('a call | is refused', 'passed')]);
    const again = new Evidence(join(folder, `${files}.json`), figures);
    const page = scoreSheet([{ ...row, isMust: true }], again);
    expect(page).toBe(scoreSheet([{ ...row, isMust: true }], evidence));
    expect(page).toContain('Proved: 1 of 1 rows');
    expect(page).toMatch(
      /\| \*\*7\*\* \| a \| b \| `.+` “a call \\\| is refused”: 1 passed \| proved \| \d{4}-\d\d-\d\d \|/,
    );
  });

  it('of a point is written on the page about staff, with what is open, and counted', () => {
    const points = [
      { number: 1, point: 'a list', proofs: row.proofs },
      { number: 2, point: 'a button', proofs: row.proofs, open: 'half of it' },
    ];
    const page = staffPages([{ name: 'users', title: 'Users', points }], after([result('is refused', 'passed')]));
    expect(page).toContain('## Users\n\nProved: 1 of 2 points.');
    expect(page).toMatch(/\| 1 \| a list \| `.+` “is refused”: 1 passed \| proved \|/);
    expect(page).toMatch(/\| 2 \| a button \| .+<br>open: half of it \| \*\*open\*\* \|/);
  });
});
