import { useMemo, useState } from 'react';
import type { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { FILTER, MARKS, SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { useNarrow } from '../../theme/index.js';
import { Button, CardGrid, CardItem, DataTable, Select, sorted, type Column } from '../../ui/index.js';
import { columnsFor, sortChoices } from './columns.js';
import { CompareBar } from './CompareBar.js';
import { Costs } from './Costs.js';
import { FACTS } from './facts.js';
import { FilterPanel } from './FilterPanel.js';
import { passes } from './filters.js';
import { MarkBadges } from './MarkedPlans.js';
import { type Marks } from './marks.js';
import { ChoosePlan, PlanLink } from './PlanChoice.js';
import { PlanMatch } from './PlanMatch.js';
import styles from './plans.module.css';
import { type Ranked } from './ranking.js';
import { useListView } from './use-list-view.js';

/**
 * Plans listed at first, below the three marked ones, and added by each press: few plans beat many (product.md, R8). Every
 * new order starts at the top again.
 */
const [FIRST, STEP] = [7, 10];

interface ListProps {
  readonly rows: readonly Ranked[];
  readonly search: PlanSearch;
  readonly marks: Marks;
  readonly dominated: ReadonlyMap<string, Ranked>;
}

function PlanCard({ row, search, marks, dominated }: Omit<ListProps, 'rows'> & { row: Ranked }) {
  const { plan, match } = row;
  const better = dominated.get(plan.id);
  return (
    <CardItem tint="blue">
      <h3><PlanLink plan={plan} search={search} /></h3>
      <p><MarkBadges marks={marks.get(plan.id)} /></p>
      <p>{plan.issuer.name}: {plan.metal_level} {plan.type}</p>
      <p className={styles.money}>{FACTS.premium.text(row)}</p>
      <Costs row={row} isShort />
      <p>{FACTS.deductibles.label}: {FACTS.deductibles.text(row)}<br />{FACTS.moops.label}: {FACTS.moops.text(row)}</p>
      <PlanMatch match={match} />
      {better && <p className="muted">{MARKS.dominated(better.plan.name)}</p>}
      <ChoosePlan plan={plan} year={search.year} />
    </CardItem>
  );
}

const Cards = ({ rows, ...rest }: ListProps) => <CardGrid>{rows.map((row) => <PlanCard key={row.plan.id} row={row} {...rest} />)}</CardGrid>;

/** In the table the remark on a dearer twin stands under the plan's name. */
const withRemarks = ([name, ...others]: readonly Column<Ranked>[], dominated: ListProps['dominated']): readonly Column<Ranked>[] =>
  name ? [{ ...name, cell: (row) => <>{name.cell(row)}{dominated.has(row.plan.id) && <span className="muted">{MARKS.dominated(dominated.get(row.plan.id)?.plan.name ?? '')}</span>}</> }, ...others] : others;

/** How many plans are shown, and the way to more of them; a list in another order, or of other plans, begins anew. */
function useMost({ sort, filters }: ReturnType<typeof useListView>): [number, () => void] {
  const [{ of, most }, setMost] = useState({ of: { sort, filters }, most: FIRST });
  const isSame = of.sort === sort && of.filters === filters;
  const shown = isSame ? most : FIRST;
  return [shown, () => setMost({ of: { sort, filters }, most: shown + STEP })];
}

/** Phones have no headers to press; wide tables have none for the order the list began with. */
function Order({ view, columns, isNarrow }: { view: ReturnType<typeof useListView>; columns: readonly Column<Ranked>[]; isNarrow: boolean }) {
  if (!isNarrow) return !view.isBestFirst && <p><Button kind="quiet" onClick={view.bestFirst}>{FILTER.bestFirstAgain}</Button></p>;
  return (
    <div className={styles.pair}>
      <Select name="sort" label={FILTER.sortBy} options={sortChoices(columns)} value={view.sort.column} onChange={(event) => view.sortBy(event.target.value)} />
      <Button kind="quiet" onClick={() => view.sortBy(view.sort.column)}>{FILTER.reverse}</Button>
    </div>
  );
}

/** Rows keep nothing of their own, so a new order writes other words into the same rows. */
const byPlace = (_row: Ranked, place: number): number => place;

export function PlanList({ rows, hasWishes, ...rest }: ListProps & { hasWishes: boolean }) {
  const { search, marks, dominated } = rest;
  const view = useListView();
  const isNarrow = useNarrow();
  const columns = useMemo(() => withRemarks(columnsFor(search, marks, hasWishes), dominated), [search, marks, hasWishes, dominated]);
  const passing = rows.filter((row) => passes(row, view.filters));
  const inOrder = sorted(passing, columns, view.sort);
  const [most, showMore] = useMost(view);
  const shown = inOrder.slice(0, most);
  return (
    <>
      <CompareBar year={search.year} />
      <FilterPanel rows={rows} filters={view.filters} onChange={view.filterBy} />
      <p role="status">{passing.length === 0 ? SEARCH.empty : passing.length < rows.length && FILTER.shown(passing.length, rows.length)}</p>
      {passing.length > 1 && <Order view={view} columns={columns} isNarrow={isNarrow} />}
      {isNarrow ? <Cards {...rest} rows={shown} /> : shown.length > 0 && <DataTable caption={SEARCH.found(passing.length)} columns={columns} rows={shown} keyOf={byPlace} sort={view.sort} onSort={view.sortBy} />}
      {inOrder.length > FIRST && <p><span role="status">{SEARCH.shownOf(shown.length, inOrder.length)}</span> {inOrder.length > most && <Button kind="secondary" onClick={showMore}>{SEARCH.showMore(Math.min(STEP, inOrder.length - most))}</Button>}</p>}
      {passing.length > 0 && <CompareBar year={search.year} />}
    </>
  );
}
