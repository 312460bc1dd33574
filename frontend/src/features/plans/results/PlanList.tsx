import { memo, useDeferredValue, useMemo } from 'react';
import { BADGES, FILTER } from '#contract/messages/plans/plan-list.js';
import { SEARCH } from '#contract/messages/plans/plans.js';
import { useWording } from '#features/wording/index.js';
import { useNarrow, useWide } from '#theme/index.js';
import { Button, DataTable, Select, sorted, type Column } from '#ui/index.js';
import { ChosenPlans } from '../components/chosen/ChosenPlans.js';
import { CostPictureKey } from '../components/costs/CostPicture.js';
import { matchesFilters } from '../model/ranking/filters.js';
import { type RankedPlan } from '../model/ranking/ranking.js';
import { useListPosition } from '../storage/list-position.js';
import { columnsFor, sortChoices } from './columns.js';
import { CompareTray } from './CompareTray.js';
import { FilterPanel } from './FilterPanel.js';
import cards from './plan-card.module.css';
import { PlanCard, type CardContext } from './PlanCard.js';
import styles from './results.module.css';
import { STEP, useListView, VIEWS } from './use-list-view.js';

interface ListProps extends CardContext {
  readonly rows: readonly RankedPlan[];
}

/**
 * Returns the columns of the list. In the first column, a remark is added below the names of dominated plans. A plan is
 * dominated if another plan of the same insurer is better in every case.
 */
const withRemarks = (
  [name, ...others]: readonly Column<RankedPlan>[],
  dominated: ListProps['dominated'],
): readonly Column<RankedPlan>[] =>
  name
    ? [
        {
          ...name,
          cell: (row) => (
            <>
              {name.cell(row)}
              {dominated.has(row.plan.id) && (
                <span className="muted">{BADGES.dominated(dominated.get(row.plan.id)?.plan.name ?? '')}</span>
              )}
            </>
          ),
        },
        ...others,
      ]
    : others;

function Order({
  view,
  columns,
  isNarrow,
}: {
  view: ReturnType<typeof useListView>;
  columns: readonly Column<RankedPlan>[];
  isNarrow: boolean;
}) {
  return (
    <>
      <Select
        name="sort"
        label={FILTER.sortBy}
        options={sortChoices(columns)}
        value={view.sort.column}
        onChange={(event) => view.sortBy(event.target.value)}
      />
      <Button kind="quiet" onClick={() => view.sortBy(view.sort.column)}>
        {FILTER.reverse}
      </Button>
      {!isNarrow && (
        <div role="group" aria-label={FILTER.view.title} className={styles.views}>
          {VIEWS.map((name) => (
            <Button key={name} kind="secondary" aria-pressed={view.form === name} onClick={() => view.showAs(name)}>
              {FILTER.view[name]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

const Cards = memo(function Cards({ rows, label, ...context }: ListProps & { label: string }) {
  return (
    <>
      {rows.some(({ cost }) => cost !== null) && <CostPictureKey />}
      <ul className={cards.list} aria-label={label}>
        {rows.map((row) => (
          <PlanCard key={row.plan.id} row={row} {...context} />
        ))}
      </ul>
    </>
  );
});

/**
 * Returns the position of a row as its React key. Rows have no state of their own, so React only has to replace their
 * text when the order changes.
 */
const byPlace = (_row: RankedPlan, place: number): number => place;

export function PlanList({ rows, hasCriteria, ...rest }: ListProps & { hasCriteria: boolean }) {
  const { search, badges, dominated } = rest;
  const view = useListView();
  const [isNarrow, isWide] = [useNarrow(), useWide()];
  const word = useWording();
  const columns = useMemo(
    () =>
      withRemarks(columnsFor(search, badges, hasCriteria), dominated).map((column) => ({
        ...column,
        header: word(column.header),
      })),
    [search, badges, hasCriteria, dominated, word],
  );
  // The controls answer at once. The list, whose cards take a slow processor a while to draw, follows.
  const [filters, sort, most] = [
    useDeferredValue(view.filters),
    useDeferredValue(view.sort),
    useDeferredValue(view.shown),
  ];
  const matching = useMemo(() => rows.filter((row) => matchesFilters(row, filters)), [rows, filters]);
  const inOrder = useMemo(() => sorted(matching, columns, sort), [matching, columns, sort]);
  const shown = useMemo(() => inOrder.slice(0, most), [inOrder, most]);
  const isTable = !isNarrow && view.form === 'table';
  const filter = <FilterPanel rows={rows} filters={view.filters} found={matching.length} onChange={view.filterBy} />;
  useListPosition();
  return (
    <>
      <h3>{FILTER.all(rows.length)}</h3>
      <ChosenPlans />
      <div className={styles.columns}>
        {isWide && filter}
        <div className="stack">
          <p role="status">
            {matching.length === 0
              ? SEARCH.empty
              : matching.length < rows.length && FILTER.shown(matching.length, rows.length)}
          </p>
          <div className={`${styles.order} no-print`}>
            {!isWide && filter}
            {matching.length > 1 && <Order view={view} columns={columns} isNarrow={isNarrow} />}
          </div>
          {shown.length > 0 &&
            (isTable ? (
              <DataTable
                caption={SEARCH.found(matching.length)}
                columns={columns}
                rows={shown}
                keyOf={byPlace}
                sort={sort}
                onSort={view.sortBy}
              />
            ) : (
              <Cards rows={shown} label={SEARCH.found(matching.length)} {...rest} />
            ))}
          {inOrder.length > view.first && (
            <p>
              <span role="status">{SEARCH.shownOf(shown.length, inOrder.length)}</span>{' '}
              {inOrder.length > view.shown && (
                <Button kind="secondary" onClick={view.showMore}>
                  {SEARCH.showMore(Math.min(STEP, inOrder.length - view.shown))}
                </Button>
              )}
            </p>
          )}
        </div>
      </div>
      {matching.length > 0 && <CompareTray year={search.year} />}
    </>
  );
}
