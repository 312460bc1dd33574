import { useMemo } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { BADGES, FILTER } from '#contract/messages/plan-list.js';
import { SEARCH } from '#contract/messages/plans.js';
import { useWording, Wording } from '#features/wording/index.js';
import { useNarrow } from '#theme/index.js';
import { Button, CardGrid, CardItem, DataTable, Select, sorted, type Column } from '#ui/index.js';
import { ChoosePlan } from '../components/ChoosePlan.js';
import { ChosenPlans } from '../components/ChosenPlans.js';
import { PlanLink } from '../components/PlanLink.js';
import { PlanMatch } from '../components/PlanMatch.js';
import { ShortYearlyCosts } from '../components/YearlyCosts.js';
import { type BadgesByPlan } from '../model/badges.js';
import { matchesFilters } from '../model/filters.js';
import { PROPERTIES } from '../model/plan-properties.js';
import { type RankedPlan } from '../model/ranking.js';
import { useListPosition } from '../storage/list-position.js';
import { Badges } from './Badges.js';
import { columnsFor, sortChoices } from './columns.js';
import { CompareBar } from './CompareBar.js';
import { FilterPanel } from './FilterPanel.js';
import styles from './results.module.css';
import { FIRST, STEP, useListView } from './use-list-view.js';

interface ListProps {
  readonly rows: readonly RankedPlan[];
  readonly search: PlanSearch;
  readonly badges: BadgesByPlan;
  readonly dominated: ReadonlyMap<string, RankedPlan>;
}

function PlanCard({ row, search, badges, dominated }: Omit<ListProps, 'rows'> & { row: RankedPlan }) {
  const { plan, match } = row;
  const better = dominated.get(plan.id);
  return (
    <CardItem tint="blue">
      <h3>
        <PlanLink plan={plan} search={search} />
      </h3>
      <p>
        <Badges badges={badges.get(plan.id)} />
      </p>
      <p>
        {plan.issuer.name}: {plan.metal_level} {plan.type}
      </p>
      <p className={styles.money}>{PROPERTIES.premium.text(row)}</p>
      <ShortYearlyCosts row={row} />
      <p>
        <Wording>{PROPERTIES.deductibles.label}</Wording>: {PROPERTIES.deductibles.text(row)}
        <br />
        <Wording>{PROPERTIES.moops.label}</Wording>: {PROPERTIES.moops.text(row)}
      </p>
      <PlanMatch match={match} plan={plan} />
      {better && <p className="muted">{BADGES.dominated(better.plan.name)}</p>}
      <ChoosePlan plan={plan} year={search.year} />
    </CardItem>
  );
}

const Cards = ({ rows, ...rest }: ListProps) => (
  <CardGrid>
    {rows.map((row) => (
      <PlanCard key={row.plan.id} row={row} {...rest} />
    ))}
  </CardGrid>
);

/**
 * Returns the columns of the list with a remark added to the first one, below the names of dominated plans. A plan is
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

/**
 * The controls for the order of the plan list. On a phone, which shows no column headers, people choose the order from
 * a select. On wide screens they press column headers, so only a button that restores the best-first order is needed.
 */
function Order({
  view,
  columns,
  isNarrow,
}: {
  view: ReturnType<typeof useListView>;
  columns: readonly Column<RankedPlan>[];
  isNarrow: boolean;
}) {
  if (!isNarrow)
    return (
      !view.isBestFirst && (
        <p>
          <Button kind="quiet" onClick={view.bestFirst}>
            {FILTER.bestFirstAgain}
          </Button>
        </p>
      )
    );
  return (
    <div className={styles.order}>
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
    </div>
  );
}

/**
 * Returns the React key of a row: its position. Rows have no state of their own, so when the order changes React need
 * only replace their text.
 */
const byPlace = (_row: RankedPlan, place: number): number => place;

export function PlanList({ rows, hasCriteria, ...rest }: ListProps & { hasCriteria: boolean }) {
  const { search, badges, dominated } = rest;
  const view = useListView();
  const isNarrow = useNarrow();
  const word = useWording();
  const columns = useMemo(
    () =>
      withRemarks(columnsFor(search, badges, hasCriteria), dominated).map((column) => ({
        ...column,
        header: word(column.header),
      })),
    [search, badges, hasCriteria, dominated, word],
  );
  const matching = rows.filter((row) => matchesFilters(row, view.filters));
  const inOrder = sorted(matching, columns, view.sort);
  const shown = inOrder.slice(0, view.shown);
  useListPosition();
  return (
    <>
      <ChosenPlans />
      <CompareBar year={search.year} />
      <FilterPanel rows={rows} filters={view.filters} onChange={view.filterBy} />
      <p role="status">
        {matching.length === 0
          ? SEARCH.empty
          : matching.length < rows.length && FILTER.shown(matching.length, rows.length)}
      </p>
      {matching.length > 1 && <Order view={view} columns={columns} isNarrow={isNarrow} />}
      {isNarrow ? (
        <Cards {...rest} rows={shown} />
      ) : (
        shown.length > 0 && (
          <DataTable
            caption={SEARCH.found(matching.length)}
            columns={columns}
            rows={shown}
            keyOf={byPlace}
            sort={view.sort}
            onSort={view.sortBy}
          />
        )
      )}
      {inOrder.length > FIRST && (
        <p>
          <span role="status">{SEARCH.shownOf(shown.length, inOrder.length)}</span>{' '}
          {inOrder.length > view.shown && (
            <Button kind="secondary" onClick={view.showMore}>
              {SEARCH.showMore(Math.min(STEP, inOrder.length - view.shown))}
            </Button>
          )}
        </p>
      )}
      {matching.length > 0 && <CompareBar year={search.year} />}
    </>
  );
}
