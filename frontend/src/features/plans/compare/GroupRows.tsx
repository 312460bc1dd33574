import { ChevronDown, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AnswerChip } from '#features/care/index.js';
import { Wording } from '#features/wording/index.js';
import { useNarrow } from '#theme/index.js';
import { ROLES } from '#ui/table/roles.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import type { ComparedPlan, CompareRow } from './compare-rows.js';
import styles from './compare.module.css';
import { PaperCare, PaperParagraph, PaperStar, ShortAnswer } from './PaperRows.js';
import { byPattern, isDifferent, namesIn } from './printed-rows.js';

interface RowProps {
  readonly plans: readonly ComparedPlan[];
  readonly row: CompareRow;
  /** Whether words mark the rows in which plans differ: only if rows with equal values are shown as well. */
  readonly isMarked: boolean;
  /** The letter of each plan, in the order of the columns. */
  readonly letters: readonly string[];
}

/** The value of one plan. If paper or a phone has no room for the whole value, it has a shorter one. */
function Value({ row: { texts, answers, shortTexts, best }, index }: { row: CompareRow; index: number }) {
  const isNarrow = useNarrow();
  const answer = answers?.[index];
  const winner = best.at.includes(index) ? styles.winner : undefined;
  if (answer)
    return (
      <>
        {isNarrow ? <ShortAnswer answer={answer.answer} /> : <AnswerChip item={answer} />}
        {answer.notes.map((note) => (
          <p key={note} className="muted small">
            {note}
          </p>
        ))}
      </>
    );
  const onPaper = shortTexts?.[index];
  if (onPaper === undefined) return <span className={winner}>{texts[index]}</span>;
  return (
    <>
      <div className={`${winner ?? ''} no-print`}>{texts[index]}</div>
      <span className={styles.onPaper}>{onPaper}</span>
    </>
  );
}

function Row({ row, plans, isMarked, letters }: RowProps) {
  const { label, differs, isAboutTheSame, best, isPrinted, isFolded, answers } = row;
  const sign = isAboutTheSame ? COMPARE_PAGE.aboutTheSame : differs && isMarked && `≠ ${COMPARE_PAGE.differs}`;
  return (
    <tr {...ROLES.row} className={differs && isPrinted && !isFolded && !answers ? undefined : 'no-print'}>
      <th {...ROLES.rowHeader} scope="row">
        <Wording>{label}</Wording>
        {sign && <span className={styles.sign}> {sign}</span>}
      </th>
      {plans.map(({ plan }, index) => (
        <td key={plan.id} {...ROLES.cell} data-letter={letters[index]}>
          <Value row={row} index={index} />
          {best.at.includes(index) && (
            <span className={styles.best}>
              {' '}
              <CircleCheck aria-hidden="true" className="icon" />
              {COMPARE_PAGE.best[best.is]}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

interface Props extends Pick<RowProps, 'plans' | 'letters' | 'isMarked'> {
  readonly rows: readonly CompareRow[];
}

const Rows = ({ rows, ...part }: Props) => rows.map((row) => <Row key={row.label} row={row} {...part} />);

/** The rows that matter most. On paper, all medicines and doctors come first. */
export const MainRows = ({ rows, all, ...part }: Props & { all: readonly CompareRow[] }) => (
  <tbody {...ROLES.group} className={styles.long}>
    <PaperCare rows={all.filter((row) => row.answers && isDifferent(row))} letters={part.letters} />
    <Rows rows={[...rows.filter(({ worst }) => worst), ...rows.filter(({ worst }) => !worst)]} {...part} />
  </tbody>
);

interface FoldProps {
  readonly title: string;
  readonly columns: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the table below a heading that opens it. On paper, it is open. */
function Fold({ title, columns, className = '', children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <tbody {...ROLES.group} className={`${isOpen ? '' : styles.folded} ${className}`}>
      <tr {...ROLES.row} className={styles.group}>
        <th {...ROLES.rowHeader} scope="rowgroup" colSpan={columns}>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {title}
            <ChevronDown aria-hidden="true" className="icon" />
          </button>
        </th>
      </tr>
      {children}
    </tbody>
  );
}

/** The other rows. On paper, they end with all rows that have no room for their own line. */
export function MoreRows({ rows, all, ...part }: Props & { all: readonly CompareRow[] }) {
  const { letters } = part;
  const isPrinted = all.some(({ differs, isPrinted, isMain }) => differs && isPrinted && !isMain);
  if (rows.length === 0) return null;
  return (
    <Fold
      title={part.isMarked ? COMPARE_PAGE.moreRows(rows.length) : COMPARE_PAGE.moreDiffer(rows.length)}
      columns={part.plans.length + 1}
      className={`${styles.long} ${isPrinted ? '' : 'no-print'}`}
    >
      <Rows rows={rows} {...part} />
      <PaperParagraph rows={all.filter((row) => row.isFolded && row.differs)} letters={letters} />
      <PaperStar rows={all} letters={letters} />
    </Fold>
  );
}

/** What is the same for all plans, and what is known of none. With all rows in the table, paper alone has this part. */
export function SameRows({ rows, plans, isHidden }: Props & { isHidden: boolean }) {
  const unknown = rows.filter(({ isUnknown }) => isUnknown);
  const same = rows.filter(({ isUnknown }) => !isUnknown);
  const columns = plans.length + 1;
  // Medicines and doctors with the same value share a sentence.
  const line = (some: readonly CompareRow[]): string =>
    COMPARE_PAGE.same(
      byPattern(some)
        .map((group) => `${namesIn(group)}: ${group[0]?.texts[0]}`)
        .join('. '),
    );
  const [benefits, others] = [true, false].map((are) => same.filter(({ group }) => (group === 'benefits') === are));
  if (rows.length === 0) return null;
  return (
    <Fold
      title={COMPARE_PAGE.sameInAll(rows.length, plans.length)}
      columns={columns}
      className={isHidden ? styles.onPaper : ''}
    >
      {others && others.length > 0 && <SmallRow columns={columns}>{line(others)}</SmallRow>}
      {benefits && benefits.length > 0 && (
        <SmallRow columns={columns} className="no-print">
          {line(benefits)}
        </SmallRow>
      )}
      {unknown.length > 0 && <SmallRow columns={columns}>{COMPARE_PAGE.notKnown(namesIn(unknown))}</SmallRow>}
    </Fold>
  );
}

interface SmallRowProps {
  readonly columns: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A line of small text across all columns. */
const SmallRow = ({ columns, className = '', children }: SmallRowProps) => (
  <tr {...ROLES.row} className={`muted small ${styles.same} ${className}`}>
    <td {...ROLES.cell} colSpan={columns}>
      {children}
    </td>
  </tr>
);
