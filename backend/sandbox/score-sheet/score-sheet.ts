import type { Evidence } from './evidence.ts';
import { judge, type Judged } from './judge.ts';
import type { Claim, Point, Row } from './row.ts';

type Result<C extends Claim> = Judged & { claim: C };

/** Returns the page with all rows of the score sheet and their results, which is committed to the repository. */
export function scoreSheet(rows: readonly Row[], evidence: Evidence): string {
  const results = resultsOf(rows, evidence);
  const musts = results.filter(({ claim }) => claim.isMust);
  return pageOf([
    '# Score sheet',
    '',
    'Written by `npm run test:all -- score`; do not edit. `node backend/sandbox/run.mjs score 12 45` runs some',
    'rows again. The rows are defined in `backend/sandbox/score-sheet`.',
    '',
    `Proved: ${provedIn(results)} of ${rows.length} rows, and of the ${musts.length} without which nothing is ` +
      `released (bold numbers) ${provedIn(musts)}. Tests ran at their whole size.`,
    '',
    ...tableOf(results, ['Attack or fault', 'What the site does'], ({ attack, expected }) => [attack, expected]),
  ]);
}

/** The points that staff expect of one of their pages. */
export interface StaffPage {
  /** Argument of the command `score` that runs the tests of this page. */
  readonly name: string;
  readonly title: string;
  readonly points: readonly Point[];
}

/** Returns the page with everything that staff expect of their pages, which is committed to the repository. */
export function staffPages(pages: readonly StaffPage[], evidence: Evidence): string {
  return pageOf([
    '# What staff expect of their pages',
    '',
    'Written by `npm run test:all -- score`; do not edit. `node backend/sandbox/run.mjs score ' +
      `${pages.map(({ name }) => name).join(' ')}\``,
    'runs these tests alone. The points are defined in `backend/sandbox/score-sheet`. Tests read the pages as a screen',
    'reader would; no person with a screen reader has tried them.',
    ...pages.flatMap(({ title, points }) => {
      const results = resultsOf(points, evidence);
      return [
        '',
        `## ${title}`,
        '',
        `Proved: ${provedIn(results)} of ${points.length} points.`,
        '',
        ...tableOf(results, ['Point'], ({ point }) => [point]),
      ];
    }),
  ]);
}

const resultsOf = <C extends Claim>(claims: readonly C[], evidence: Evidence): Result<C>[] =>
  claims.map((claim) => ({ claim, ...judge(claim, evidence) }));

const provedIn = (results: readonly Judged[]): number => results.filter(({ verdict }) => verdict === 'proved').length;

/** Returns the lines of a table that has one row for each claim. `wordsOf` returns the cells that state the claim. */
function tableOf<C extends Claim & { isMust?: true }>(
  results: readonly Result<C>[],
  heads: readonly string[],
  wordsOf: (claim: C) => readonly string[],
): string[] {
  const titles = ['#', ...heads, 'Proof', 'Result', 'Date'];
  const rows = results.map(({ claim, verdict, lines, day }) => [
    claim.isMust ? `**${claim.number}**` : String(claim.number),
    ...wordsOf(claim),
    [...lines, ...(claim.open === undefined ? [] : [`open: ${claim.open}`])].join('<br>'),
    verdict === 'proved' ? 'proved' : `**${verdict}**`,
    day ?? '',
  ]);
  return [titles, titles.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
}

const pageOf = (lines: readonly string[]): string => [...lines, ''].join('\n');
