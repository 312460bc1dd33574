import { useMemo, useState } from 'react';
import type { Eligibility, PlanSearch, PlanSearchReply } from '../../../../backend/src/contract/plans.contract.js';
import { FILTER, MARKS, SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { useNarrow } from '../../theme/index.js';
import { Button, CardGrid, CardItem, DataTable, Select, sorted, type Column } from '../../ui/index.js';
import { columnsFor, sortChoices } from './columns.js';
import { CompareBar } from './CompareBar.js';
import { Costs, methodText } from './Costs.js';
import { useTips } from './display.js';
import { dominatedIn } from './dominated.js';
import { FACTS } from './facts.js';
import { FilterPanel } from './FilterPanel.js';
import { passes } from './filters.js';
import { Help } from './Help.js';
import { usePreferences } from './kept.js';
import { MarkBadges, MarkedPlans } from './MarkedPlans.js';
import { marksOf, type Marks } from './marks.js';
import { ChoosePlan, PlanLink } from './PlanChoice.js';
import { PlanMatch } from './PlanMatch.js';
import styles from './plans.module.css';
import { wishesOf } from './preferences.js';
import { rank, type Ranked } from './ranking.js';
import { SaveSearch } from './SaveButtons.js';
import { Source } from './Source.js';
import { useListView } from './use-list-view.js';

/** Plans shown at once. People look at the top of a list; whoever wants more adds them, and every new order starts at the top again. */
const STEP = 10;

interface Found {
  readonly reply: PlanSearchReply;
  readonly search: PlanSearch;
}

/** All that is worked out about the plans, once for each answer and each change of the wishes. */
function useRanked({ reply, search }: Found) {
  const [preferences] = usePreferences();
  return useMemo(() => {
    const wishes = wishesOf(preferences, search.household);
    const rows = rank(reply.plans, wishes, preferences.ownCare);
    return { rows, hasWishes: wishes.length > 0, marks: marksOf(rows), dominated: dominatedIn(rows) };
  }, [reply, search, preferences]);
}

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
      <ChoosePlan plan={plan} />
    </CardItem>
  );
}

const Cards = ({ rows, ...rest }: ListProps) => <CardGrid>{rows.map((row) => <PlanCard key={row.plan.id} row={row} {...rest} />)}</CardGrid>;

/** In the table the remark on a dearer twin stands under the plan's name. */
const withRemarks = ([name, ...others]: readonly Column<Ranked>[], dominated: ListProps['dominated']): readonly Column<Ranked>[] =>
  name ? [{ ...name, cell: (row) => <>{name.cell(row)}{dominated.has(row.plan.id) && <span className="muted">{MARKS.dominated(dominated.get(row.plan.id)?.plan.name ?? '')}</span>}</> }, ...others] : others;

/** How many plans are shown, and the way to more of them; a list in another order, or of other plans, begins anew. */
function useMost({ sort, filters }: ReturnType<typeof useListView>): [number, () => void] {
  const [{ of, most }, setMost] = useState({ of: { sort, filters }, most: STEP });
  const isSame = of.sort === sort && of.filters === filters;
  return [isSame ? most : STEP, () => setMost({ of: { sort, filters }, most: (isSame ? most : STEP) + STEP })];
}

function List({ rows, hasWishes, ...rest }: ListProps & { hasWishes: boolean }) {
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
      <CompareBar />
      <FilterPanel rows={rows} filters={view.filters} onChange={view.filterBy} />
      <p role="status">{passing.length === 0 ? SEARCH.empty : passing.length < rows.length && FILTER.shown(passing.length, rows.length)}</p>
      {isNarrow && passing.length > 1 && <Select name="sort" label={FILTER.sortBy} options={sortChoices(columns)} value={view.sort.column} onChange={(event) => view.sortBy(event.target.value)} />}
      {isNarrow ? <Cards {...rest} rows={shown} /> : shown.length > 0 && <DataTable caption={SEARCH.found(passing.length)} columns={columns} rows={shown} keyOf={({ plan }) => plan.id} sort={view.sort} onSort={view.sortBy} />}
      {inOrder.length > STEP && <p><span role="status">{SEARCH.shownOf(shown.length, inOrder.length)}</span> {inOrder.length > most && <Button kind="secondary" onClick={showMore}>{SEARCH.showMore(Math.min(STEP, inOrder.length - most))}</Button>}</p>}
      {passing.length > 0 && <CompareBar />}
    </>
  );
}

const Nothing = ({ eligibility, search }: { eligibility: Eligibility; search: PlanSearch }) => <><p role="status">{SEARCH.empty}</p><Help eligibility={eligibility} search={search} /></>;

/** Every plan the marketplace has for this household, best first until somebody sorts otherwise. */
export function Results({ reply, search }: Found) {
  const ranked = useRanked({ reply, search });
  const tips = useTips();
  if (reply.plans.length === 0) return <Nothing eligibility={reply.eligibility} search={search} />;
  return (
    <section className="stack" aria-label="Results">
      <h2>{SEARCH.found(reply.plans.length)}</h2>
      {reply.dropped > 0 && <p>{SEARCH.dropped(reply.dropped)}</p>}
      <Source provenance={reply.provenance} />
      <SaveSearch search={search} />
      <Help eligibility={reply.eligibility} search={search} />
      {tips && <p>{methodText(ranked.rows.some(({ cost }) => cost.isOwn))}</p>}
      <MarkedPlans rows={ranked.rows} marks={ranked.marks} search={search} />
      <List {...ranked} search={search} />
      <p className="muted">{SEARCH.disclaimer}</p>
    </section>
  );
}
