import type { Evidence } from './evidence.ts';
import { judge } from './judge.ts';
import type { Row } from './row.ts';

/** Returns the page with all rows of the score sheet and their results, which is committed to the repository. */
export function scoreSheet(rows: readonly Row[], evidence: Evidence): string {
  const judged = rows.map((row) => ({ row, ...judge(row, evidence) }));
  const proved = judged.filter(({ verdict }) => verdict === 'proved');
  const musts = judged.filter(({ row }) => row.isMust);
  const table = [
    ['#', 'Attack or fault', 'What the site does', 'Proof', 'Result', 'Date'],
    Array<string>(6).fill('---'),
    ...judged.map(({ row, verdict, lines, day }) => [
      row.isMust ? `**${row.number}**` : String(row.number),
      row.attack,
      row.expected,
      [...lines, ...(row.open === undefined ? [] : [`open: ${row.open}`])].join('<br>'),
      verdict === 'proved' ? 'proved' : `**${verdict}**`,
      day ?? '',
    ]),
  ];
  return [
    '# Score sheet',
    '',
    'Written by `npm run test:all -- score`; do not edit. `node backend/sandbox/run.mjs score 12 45` runs some',
    'rows again. The rows are defined in `backend/sandbox/score-sheet`.',
    '',
    `Proved: ${proved.length} of ${rows.length} rows, and of the ${musts.length} without which nothing is released ` +
      `(bold numbers) ${musts.filter(({ verdict }) => verdict === 'proved').length}. Tests ran at their whole size.`,
    '',
    ...table.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
    '',
  ].join('\n');
}
