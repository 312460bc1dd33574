import { ChevronDown, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnswerChip } from '#features/care/index.js';
import { Wording } from '#features/wording/index.js';
import { useNarrow } from '#theme/index.js';
import { ROLES } from '#ui/table/roles.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import type { ComparedPlan, CompareRow, Group } from './compare-rows.js';
import styles from './compare.module.css';
import { COLUMNS_ON_PHONE, isHiddenOnPhone } from './ComparedHead.js';
import { OpenRows, PaperCare, PaperParagraph, PaperStar } from './PaperRows.js';
import { byPattern, isDifferent, namesIn } from './printed-rows.js';

interface RowProps {
  readonly plans: readonly ComparedPlan[];
  readonly row: CompareRow;
  /**
   * Whether words mark the rows in which the plans differ. The words are needed if rows with equal values are shown as
   * well.
   */
  readonly isMarked: boolean;
  /** The letter of each plan, in the order of the columns. */
  readonly letters: readonly string[];
}

/** A plan's answer about one medicine or doctor, with sentences about the drug tier and the restrictions. */
const Answer = ({ item }: { item: NonNullable<NonNullable<CompareRow['answers']>[number]> }) => (
  <>
    <AnswerChip item={item} />
    {item.notes.map((note) => (
      <p key={note} className="muted small">
        {note}
      </p>
    ))}
  </>
);

/** The value of one plan. If paper has no room for the whole value, it has a shorter one. */
function Value({ row: { texts, answers, shortTexts, best }, index }: { row: CompareRow; index: number }) {
  const answer = answers?.[index];
  const winner = best.at.includes(index) ? styles.winner : undefined;
  if (answer) return <Answer item={answer} />;
  const onPaper = shortTexts?.[index];
  if (onPaper === undefined) return <span className={winner}>{texts[index]}</span>;
  return (
    <>
      <div className={`${winner ?? ''} no-print`}>{texts[index]}</div>
      <span className={styles.onPaper}>{onPaper}</span>
    </>
  );
}

/**
 * Returns words for phones about the plans that are out of view: that they differ from the plans in view, if these have
 * the same value, and that they have the best value, if no plan in view has it.
 */
function othersText({ texts, best }: CompareRow, letters: readonly string[]): { differ?: string; best?: string } {
  const [first, ...inView] = texts.slice(0, COLUMNS_ON_PHONE);
  const others = letters.filter((_, index) => isHiddenOnPhone(index) && texts[index] !== first);
  return {
    ...(others.length > 0 && inView.every((text) => text === first) && { differ: COMPARE_PAGE.othersDiffer(others) }),
    ...(best.at.length > 0 &&
      best.at.every(isHiddenOnPhone) && {
        best: COMPARE_PAGE.othersAre(
          COMPARE_PAGE.best[best.is],
          best.at.map((index) => letters[index] ?? ''),
        ),
      }),
  };
}

function Row({ row, plans, isMarked, letters }: RowProps) {
  const { label, differs, isAboutTheSame, best, isPrinted, isFolded, worst, answers } = row;
  const others = useNarrow() ? othersText(row, letters) : {};
  const differ = others.differ ?? (isMarked && COMPARE_PAGE.differs);
  const sign = isAboutTheSame ? COMPARE_PAGE.aboutTheSame : differs && differ && `≠ ${differ}`;
  return (
    <tr
      {...ROLES.row}
      className={differs && isPrinted && !isFolded && !answers ? undefined : `no-print ${worst ? styles.open : ''}`}
    >
      <th {...ROLES.rowHeader} scope="row">
        <Wording>{label}</Wording>
        {sign && <span className={styles.sign}> {sign}</span>}
        {others.best && <span className={`${styles.sign} no-print`}> · {others.best}</span>}
      </th>
      {plans.map(({ plan }, index) => (
        <td key={plan.id} {...ROLES.cell} data-phone-hidden={isHiddenOnPhone(index)} data-letter={letters[index]}>
          <Value row={row} index={index} />
          {best.at.includes(index) && (
            <span className={styles.best}>
              {' '}
              <CircleCheck aria-hidden="true" className="icon" />
              {best.at.length > 1 ? COMPARE_PAGE.best.tied(COMPARE_PAGE.best[best.is]) : COMPARE_PAGE.best[best.is]}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

interface SmallRowProps {
  readonly columns: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A line of small text across all columns. */
export const SmallRow = ({ columns, className, children }: SmallRowProps) => (
  <tr {...ROLES.row} className={`muted small ${styles.same} ${className}`}>
    <td {...ROLES.cell} colSpan={columns}>
      {children}
    </td>
  </tr>
);

interface Props extends Pick<RowProps, 'plans' | 'letters'> {
  readonly group: Group;
  readonly rows: readonly CompareRow[];
  readonly differencesOnly: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/**
 * A group of rows with a heading that collapses and expands them, except rows about medicines that a plan does not
 * cover. If the person wants to see only differences, all other rows with equal values become one line. On paper, every
 * group is expanded, and rows with equal values are always one line.
 */
export function GroupRows({ group, rows, differencesOnly, isOpen, onToggle, plans, letters }: Props) {
  const columns = plans.length + 1;
  // A folded group on a phone has room only for rows that several medicines share.
  const isShort = useNarrow() && !isOpen;
  const differing = rows.filter(({ differs }) => differs).length;
  const unknown = rows.filter(({ isUnknown }) => isUnknown);
  const same = rows.length - differing - unknown.length;
  const inLine = rows.filter((row) => !isDifferent(row) && !row.isUnknown);
  const isBenefits = group === 'benefits';
  // Paper has room for the longest groups only if they may begin on one sheet and continue on the next.
  const isLong = group === 'costs' || group === 'care' || group === 'ownCare';
  const hasPrinted = rows.some(({ differs, isPrinted }) => differs && isPrinted) || !isBenefits;
  if (rows.length === 0) return null;
  return (
    <tbody
      {...ROLES.group}
      className={`${isOpen ? '' : styles.folded} ${hasPrinted ? '' : 'no-print'} ${isLong ? styles.long : ''}`}
    >
      <tr {...ROLES.row} className={styles.group}>
        <th {...ROLES.rowHeader} scope="rowgroup" colSpan={columns}>
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {COMPARE_PAGE.groups[group]}{' '}
            <span className={`muted ${styles.counts}`}>{COMPARE_PAGE.counts(differing, same, unknown.length)}</span>
            <ChevronDown aria-hidden="true" className="icon" />
          </button>
        </th>
      </tr>
      <OpenRows rows={rows.filter(({ worst }) => worst === 'no')} letters={letters} className={styles.paperRow} />
      {isShort && (
        <OpenRows
          rows={rows.filter(({ worst }) => worst)}
          letters={letters.slice(0, COLUMNS_ON_PHONE)}
          className={`${styles.open} no-print`}
        />
      )}
      {rows
        .filter((row) => (isDifferent(row) || !differencesOnly) && !(isShort && row.worst))
        .map((row) => (
          <Row key={row.label} row={row} plans={plans} isMarked={!differencesOnly} letters={letters} />
        ))}
      <PaperParagraph rows={rows.filter((row) => row.isFolded && row.differs)} letters={letters} />
      <PaperStar rows={rows} letters={letters} />
      <PaperCare rows={rows.filter((row) => row.answers && row.worst !== 'no' && isDifferent(row))} letters={letters} />
      {inLine.length + unknown.length > 0 && (differencesOnly || !isBenefits) && (
        <SmallRow columns={columns} className={isBenefits ? 'no-print' : differencesOnly ? '' : styles.onPaper}>
          {/* Medicines and doctors with the same value share a sentence. */}
          {inLine.length > 0 &&
            COMPARE_PAGE.same(
              byPattern(inLine)
                .map((group) => `${namesIn(group)}: ${group[0]?.texts[0]}`)
                .join('. '),
            )}{' '}
          {unknown.length > 0 && COMPARE_PAGE.notKnown(namesIn(unknown))}
        </SmallRow>
      )}
    </tbody>
  );
}
