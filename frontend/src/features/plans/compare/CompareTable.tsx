import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { PAGES } from '#contract/pages.js';
import { useNarrow } from '#theme/index.js';
import { Checkbox } from '#ui/index.js';
import { ROLES } from '#ui/table/roles.js';
import { letterOf, usePlaceOf } from '../components/chosen/PlanMarker.js';
import { CostPicture, CostPictureKey } from '../components/costs/CostPicture.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import { dollars } from '../model/costs/money.js';
import { assumedText, expectedAmount, type CareLevel, type ExpectedAmount } from '../model/costs/year-cost.js';
import { costScale } from '../model/ranking/cost-scale.js';
import { compareRows, GROUPS, type ComparedPlan, type Group } from './compare-rows.js';
import styles from './compare.module.css';
import { COLUMNS_ON_PHONE, ComparedHead, isHiddenOnPhone } from './ComparedHead.js';
import { GroupRows, SmallRow } from './GroupRows.js';
import { lettersAt, valuesOf } from './printed-rows.js';

/**
 * Returns the ids of the two plans that a phone shows side by side, and a function that puts another plan in one of the
 * two places. If that plan is already shown in the other of the two places, the two plans swap places. The two ids are
 * in the URL, so that a reload shows the same two plans.
 */
function usePair(plans: readonly ComparedPlan[]): [readonly string[], (place: number, id: string) => void] {
  const ids = plans.map(({ plan }) => plan.id);
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).getAll('pair');
  const pair = [...new Set([...wanted.filter((id) => ids.includes(id)), ...ids])].slice(0, COLUMNS_ON_PHONE);
  const choose = (place: number, id: string): void => {
    const other = pair[pair[1 - place] === id ? place : 1 - place];
    const query = place === 0 ? `?pair=${id}&pair=${other}` : `?pair=${other}&pair=${id}`;
    void navigate({ search: query, hash }, { replace: true, state });
  };
  return [pair, choose];
}

interface PicturesProps {
  readonly plans: readonly ComparedPlan[];
  readonly letters: readonly string[];
  readonly expected: ExpectedAmount | null;
}

/** The charts of the yearly costs. The narrow columns of phones leave out what has more room elsewhere. */
function Pictures({ plans, letters, expected }: PicturesProps) {
  const isNarrow = useNarrow();
  const end = costScale(plans);
  return (
    <tbody {...ROLES.group} className={styles.pictures}>
      <tr {...ROLES.row}>
        <th {...ROLES.rowHeader} scope="row">
          {COMPARE_PAGE.wholeYear}
          {end !== null && (
            <>
              : <small>{COMPARE_PAGE.scale(dollars(end))}</small>
            </>
          )}
        </th>
        {plans.map((row, index) => (
          <td key={row.plan.id} {...ROLES.cell} data-phone-hidden={isHiddenOnPhone(index)} data-letter={letters[index]}>
            <div className={styles.picture}>
              <CostPicture
                row={isNarrow && row.care ? { ...row, care: { ...row.care, note: row.care.shortNote } } : row}
                end={end}
                isBare={isNarrow}
                expected={expected}
              />
            </div>
          </td>
        ))}
      </tr>
      {isNarrow &&
        valuesOf(plans.slice(0, COLUMNS_ON_PHONE).map(({ cost }) => (cost && assumedText(cost)) ?? '')).map(
          ({ text, at }) =>
            text && (
              <SmallRow key={text} columns={COLUMNS_ON_PHONE} className="no-print">
                {lettersAt(letters, at)}: {text}
              </SmallRow>
            ),
        )}
    </tbody>
  );
}

interface TableProps {
  readonly compared: readonly ComparedPlan[];
  readonly year: number;
  /**
   * The search that is passed on by links to the plans' pages. It is null for readers of a shared link, who cannot
   * change anything.
   */
  readonly search: PlanSearch | null;
  readonly expectedCare: CareLevel | undefined;
  readonly isPriced?: boolean;
  /** Whether all prices are full prices, which no tax credit lowers. */
  readonly isFullPrice?: boolean;
}

/**
 * A table that compares the chosen plans side by side, in groups of rows that can be collapsed. On phones the table
 * shows two plans at a time.
 */
export function CompareTable({
  compared,
  year,
  search,
  expectedCare,
  isPriced = true,
  isFullPrice = false,
}: TableProps) {
  const isNarrow = useNarrow();
  const [differencesOnly, setDifferencesOnly] = useState(true);
  const [folds, setFolds] = useState<Partial<Record<Group, boolean>>>({});
  const [pair, choosePlan] = usePair(compared);
  const placeOf = usePlaceOf();
  // The plans of a shared link are not the reader's own choice, so they have the letters of their order in the link.
  const places = new Map(
    compared.map(({ plan: { id } }, index) => [id, search ? placeOf({ id, year }, index) : index]),
  );
  const isOpen = (group: Group): boolean => folds[group] ?? (!isNarrow && group !== 'benefits');
  // On a phone, the columns of the two plans that the person chose to see side by side come first.
  const inPair = pair.flatMap((id) => compared.filter(({ plan }) => plan.id === id));
  const plans = isNarrow ? [...new Set([...inPair, ...compared])] : compared;
  const letters = plans.map(({ plan }) => letterOf(places.get(plan.id) ?? 0));
  const rows = compareRows(plans, { expectedCare, isPriced, isFullPrice });
  const leftOut = rows.filter(({ differs, isPrinted }) => differs && !isPrinted).length;
  return (
    <div role="group" aria-label={PAGES.compare.title} tabIndex={-1}>
      <div className={`${styles.tools} no-print`}>
        <Checkbox
          name="differencesOnly"
          label={COMPARE_PAGE.differencesOnly}
          checked={differencesOnly}
          onChange={(event) => setDifferencesOnly(event.target.checked)}
        />
      </div>
      {isPriced && (
        <div className="no-print">
          <CostPictureKey />
        </div>
      )}
      {isNarrow && compared.length > COLUMNS_ON_PHONE && (
        <p className="small no-print">{COMPARE_PAGE.inView(COLUMNS_ON_PHONE, compared.length)}</p>
      )}
      <table {...ROLES.table} className={styles.table}>
        <caption className="visually-hidden">{PAGES.compare.title}</caption>
        <ComparedHead plans={plans} places={places} year={year} search={search} isPriced={isPriced}>
          {inPair.map(
            ({ plan }, place) =>
              compared.length > COLUMNS_ON_PHONE && (
                // The menu is transparent, because its box would cut the name of the plan, which is below it in full.
                <span key={plan.id} className={styles.choice}>
                  {COMPARE_PAGE.change}
                  <select
                    aria-label={`${COMPARE_PAGE.change} ${plan.name}`}
                    value={plan.id}
                    onChange={(event) => choosePlan(place, event.target.value)}
                  >
                    {compared.map(({ plan: { id, name } }) => (
                      <option key={id} value={id}>
                        {letterOf(places.get(id) ?? 0)} {name}
                      </option>
                    ))}
                  </select>
                </span>
              ),
          )}
        </ComparedHead>
        {isPriced && <Pictures plans={plans} letters={letters} expected={expectedAmount(expectedCare)} />}
        {GROUPS.map((group) => (
          <GroupRows
            key={group}
            group={group}
            rows={rows.filter((row) => row.group === group)}
            differencesOnly={differencesOnly}
            isOpen={isOpen(group)}
            onToggle={() => setFolds({ ...folds, [group]: !isOpen(group) })}
            plans={plans}
            letters={letters}
          />
        ))}
      </table>
      {leftOut > 0 && <p className={styles.onPaper}>{COMPARE_PAGE.onPaper(leftOut)}</p>}
    </div>
  );
}
