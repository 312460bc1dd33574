import { Check, CircleDashed, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { COST } from '#contract/messages/plans/plan-list.js';
import { COMPARE_PAGE } from '#contract/messages/plans/plan-page.js';
import { ROLES } from '#ui/table/roles.js';
import type { CompareRow } from './compare-rows.js';
import styles from './compare.module.css';
import { paperAnswers } from './paper-answers.js';
import { byPattern, valuesOf } from './printed-rows.js';

const ICONS = { yes: Check, generic: TriangleAlert, no: X, unknown: CircleDashed } as const;

interface Props {
  readonly rows: readonly CompareRow[];
  /** The letter of each plan, in the order of the columns. */
  readonly letters: readonly string[];
}

const lettersAt = (letters: readonly string[], at: readonly number[]): string =>
  at.map((index) => letters[index]).join(', ');

const PaperRow = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr {...ROLES.row} className={styles.paperRow}>
    <td {...ROLES.cell} colSpan={columns}>
      {children}
    </td>
  </tr>
);

/**
 * The person's medicines and doctors on a printed comparison. Those with the same answers stand together, such as
 * "✓ Yes A, C ✗ No B: Lipitor; Eliquis." With a row for each medicine, they would not fit on the paper.
 */
export function PaperCare({ rows: all, letters, isStarred }: Props & { isStarred: boolean }) {
  const rows = all.filter(({ isPrinted }) => isPrinted);
  if (all.length === 0) return null;
  return (
    <PaperRow columns={letters.length + 1}>
      {isStarred && `${COST.star}. `}
      {byPattern(rows).map((group) => (
        <span key={group[0]?.label}>
          {paperAnswers(group[0]?.answers ?? []).map(({ answer, word, at }, index) => {
            const Icon = ICONS[answer];
            return (
              <b key={word}>
                {index > 0 && ' '}
                <Icon aria-hidden="true" className="icon" /> {word} {lettersAt(letters, at)}
              </b>
            );
          })}
          {`: ${group.map(({ label, paperLabel = label }) => paperLabel).join('; ')}. `}
        </span>
      ))}
      {rows.length < all.length && <b>{COMPARE_PAGE.moreOnScreen(all.length - rows.length)}</b>}
    </PaperRow>
  );
}

/** Rows of a printed comparison as one paragraph, with the letters of the plans after each value. */
export const PaperParagraph = ({ rows, letters }: Props) =>
  rows.length > 0 && (
    <PaperRow columns={letters.length + 1}>
      {rows.map(({ label, texts }) => (
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
