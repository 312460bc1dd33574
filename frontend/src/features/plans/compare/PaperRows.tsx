import { Check, CircleDashed, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ROLES } from '#ui/table/roles.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import { COST } from '../messages/costs/cost.js';
import type { CompareRow } from './compare-rows.js';
import styles from './compare.module.css';
import { paperAnswers } from './paper-answers.js';
import { byPattern, lettersAt, namesIn, valuesOf } from './printed-rows.js';

const ICONS = { yes: Check, generic: TriangleAlert, no: X, unknown: CircleDashed } as const;

interface Props {
  readonly rows: readonly CompareRow[];
  readonly letters: readonly string[];
}

/** A plan's answer about a medicine or doctor in one or two words. */
export const ShortAnswer = ({ answer }: { answer: keyof typeof ICONS }) => {
  const Icon = ICONS[answer];
  return (
    <>
      <Icon aria-hidden="true" className="icon" /> {COMPARE_PAGE.paperAnswers[answer]}
    </>
  );
};

const PaperRow = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr {...ROLES.row} className={styles.paperRow}>
    <td {...ROLES.cell} colSpan={columns}>
      {children}
    </td>
  </tr>
);

/**
 * The person's medicines and doctors on a printed comparison. Those with the same answers stand together, such as
 * "✓ Yes A, C ⚠ Generic only B: Lipitor; Eliquis." With a row for each medicine, they would not fit on the paper.
 */
export function PaperCare({ rows: all, letters }: Props) {
  const rows = all.filter(({ isPrinted }) => isPrinted);
  if (all.length === 0) return null;
  return (
    <PaperRow columns={letters.length + 1}>
      {byPattern(rows).map((group) => (
        <span key={group[0]?.label}>
          {paperAnswers(group[0]?.answers ?? []).map(({ answer, at }, index) => (
            <b key={answer}>
              {index > 0 && ' '}
              <ShortAnswer answer={answer} /> {lettersAt(letters, at)}
            </b>
          ))}
          {`: ${namesIn(group)}. `}
        </span>
      ))}
      {rows.length < all.length && <b>{COMPARE_PAGE.moreOnScreen(all.length - rows.length)}</b>}
    </PaperRow>
  );
}

/** Explains the stars in the given rows of a printed comparison, if there are any. */
export const PaperStar = ({ rows, letters }: Props) =>
  rows.some(({ shortTexts }) => shortTexts?.join('').includes('*')) && (
    <PaperRow columns={letters.length + 1}>{COST.star}.</PaperRow>
  );

/** Rows of a printed comparison as one paragraph, with the letters of the plans after each value. */
export const PaperParagraph = ({ rows, letters }: Props) =>
  rows.length > 0 && (
    <PaperRow columns={letters.length + 1}>
      {rows.map(({ label, texts: whole, shortTexts: texts = whole }) => (
        <span key={label}>
          <b>{label}:</b>{' '}
          {valuesOf(texts)
            .map(({ text, at }) => `${lettersAt(letters, at)} ${text}`)
            .join('; ')}
          .{' '}
        </span>
      ))}
    </PaperRow>
  );
