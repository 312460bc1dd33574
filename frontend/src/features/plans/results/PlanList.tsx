import { memo, useDeferredValue, useMemo, useState } from 'react';
import { areFullPrices } from '#contract/plans/help.js';
import { useWording } from '#features/wording/index.js';
import { useNarrow, useWide } from '#theme/index.js';
import { Button, lazyPart, Select } from '#ui/index.js';
import { ChosenPlans } from '../components/chosen/ChosenPlans.js';
import { FILTER } from '../messages/plan-list.js';
import { SEARCH } from '../messages/plans.js';
import { inListOrder, isByYearlyCost, sortChoices, type SortOffer } from '../model/list-order.js';
import { countedPlans } from '../model/ranking/counted-plans.js';
import { countFilters, matchesFilters } from '../model/ranking/filters.js';
import { type RankedPlan } from '../model/ranking/ranking.js';
import { useSelectedPlans } from '../storage/choices.slice.js';
import { ListReturn, useSavedPosition } from '../storage/list-position.js';
import { CompareTray } from './CompareTray.js';
import { FilterPanel, LazyNoMatches } from './filters/FilterPanel.js';
import { STEP, useListView, VIEWS } from './list-view/use-list-view.js';
import cards from './plan-card.module.css';
import { PlanCard, type CardContext } from './PlanCard.js';
import styles from './results.module.css';

interface ListProps extends CardContext {
  readonly rows: readonly RankedPlan[];
}

const LazyPlanTable = lazyPart(() => import('./PlanTable.js').then((part) => part.PlanTable));

/** The bar of chosen plans, once there was one. After the last is removed, it offers to bring the plan back. */
function ChosenTray({ year }: { year: number }) {
  const [selected] = useSelectedPlans();
  const [wasChosen, setChosen] = useState(false);
  if (selected.length > 0 && !wasChosen) setChosen(true);
  return wasChosen && <CompareTray year={year} />;
}

interface OrderProps {
  readonly view: ReturnType<typeof useListView>;
  readonly isNarrow: boolean;
  readonly offer: SortOffer;
  readonly isFullPrice: boolean;
}

function Order({ view, isNarrow, offer, isFullPrice }: OrderProps) {
  const word = useWording();
  return (
    <>
      <Select
        name="sort"
        label={FILTER.sortBy}
        options={sortChoices(word, offer, isFullPrice)}
        value={view.sort.column}
        onChange={(event) => view.sortBy(event.target.value)}
      />
      {!isNarrow && (
        <>
          <Button kind="quiet" onClick={() => view.sortBy(view.sort.column)}>
            {FILTER.reverse}
          </Button>
          <div role="group" aria-label={FILTER.view.title} className={styles.views}>
            {VIEWS.map((name) => (
              <Button key={name} kind="secondary" aria-pressed={view.form === name} onClick={() => view.showAs(name)}>
                {FILTER.view[name]}
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  );
}

const Cards = memo(function Cards({ rows, label, ...context }: ListProps & { label: string }) {
  return (
    <ul className={cards.list} aria-label={label}>
      {rows.map((row) => (
        <PlanCard key={row.plan.id} row={row} {...context} />
      ))}
    </ul>
  );
});

export function PlanList({ rows, hasCriteria, ...rest }: ListProps & { hasCriteria: boolean }) {
  const { search, badges, dominated } = rest;
  const offer = { hasCriteria, expected: rest.expected };
  const view = useListView(rows, offer);
  const [isNarrow, isWide] = [useNarrow(), useWide()];
  // The controls change at once, the list a moment later: a slow processor needs some time to draw the cards.
  const [filters, sort, most] = [
    useDeferredValue(view.filters),
    useDeferredValue(view.sort),
    useDeferredValue(view.shown),
  ];
  const isTable = !isNarrow && view.form === 'table';
  // The marked plans stand above the list. Once the person narrows the list, or sorts the table, they are in it too.
  const isWhole = isTable || countFilters(filters) > 0;
  const listed = useMemo(
    () => (isWhole ? rows : rows.filter(({ plan }) => !badges.has(plan.id))),
    [rows, badges, isWhole],
  );
  const matching = useMemo(() => listed.filter((row) => matchesFilters(row, filters)), [listed, filters]);
  const counted = useMemo(() => countedPlans(rows), [rows]);
  const inOrder = useMemo(() => inListOrder(matching, sort, counted), [matching, sort, counted]);
  const hasGroups = isByYearlyCost(sort) && new Set(matching.map(counted.isCounted)).size > 1;
  const shown = useMemo(() => inOrder.slice(0, most), [inOrder, most]);
  const label = SEARCH.found(matching.length);
  const isFullPrice = areFullPrices(rows.map(({ plan }) => plan));
  // Kept here, because the filters move to another place on the page when the window becomes wide.
  const [isFilterOpen, setFilterOpen] = useState<boolean | null>(null);
  const filter = (
    <FilterPanel
      rows={rows}
      filters={view.filters}
      found={isWhole ? matching.length : rows.length}
      isOpen={isFilterOpen}
      onToggle={setFilterOpen}
      onChange={view.filterBy}
    />
  );
  useSavedPosition();
  return (
    <>
      <h3 className="h2">
        {isWhole || listed.length === rows.length ? FILTER.all(rows.length) : FILTER.more(listed.length)}
      </h3>
      <ChosenPlans />
      <div className={styles.columns}>
        {isWide && filter}
        <div className="stack">
          <p role="status">
            {matching.length === 0
              ? SEARCH.empty
              : matching.length < listed.length && FILTER.shown(matching.length, listed.length)}
          </p>
          <div className={`${styles.order} no-print`}>
            {!isWide && filter}
            {matching.length > 1 && <Order view={view} isNarrow={isNarrow} offer={offer} isFullPrice={isFullPrice} />}
          </div>
          {matching.length === 0 && <LazyNoMatches rows={rows} filters={filters} onChange={view.filterBy} />}
          {hasGroups && <p className="muted">{counted.words.first}</p>}
          {shown.length > 0 &&
            (isTable ? (
              <div className={styles.table}>
                <LazyPlanTable
                  rows={shown}
                  label={label}
                  hasCriteria={hasCriteria}
                  expected={rest.expected}
                  sort={sort}
                  onSort={view.sortBy}
                  search={search}
                  isFullPrice={isFullPrice}
                  badges={badges}
                  dominated={dominated}
                />
              </div>
            ) : (
              <>
                <Cards rows={shown} label={label} {...rest} />
                <ListReturn />
              </>
            ))}
          {inOrder.length > view.first && (
            <p>
              <span role="status" className="visually-hidden">
                {SEARCH.shownOf(shown.length, inOrder.length)}
              </span>{' '}
              {inOrder.length > view.shown && (
                <span className="no-print">
                  <Button kind="secondary" onClick={view.showMore}>
                    {SEARCH.showMore(Math.min(STEP, inOrder.length - view.shown))}
                  </Button>
                </span>
              )}
            </p>
          )}
        </div>
      </div>
      {matching.length > 0 && <ChosenTray year={search.year} />}
    </>
  );
}
