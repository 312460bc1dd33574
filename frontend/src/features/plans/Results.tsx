import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Plan, PlanSearch, PlanSearchReply } from '../../../../backend/src/contract/plans.contract.js';
import { PLAN, SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { useNarrow } from '../../theme/index.js';
import { Button, CardGrid, CardItem, DataTable, nextSort, sorted, type Column, type Sort } from '../../ui/index.js';
import { amountOf, textOf } from './cost-rows.js';
import { Help } from './Help.js';
import { useSelectedPlans } from './kept.js';
import { perMonth } from './money.js';
import { planPath } from './SelectedPlans.js';
import { Source } from './Source.js';

const FIRST = 10;
const price = (plan: Plan): number | null => (plan.premium === null ? null : plan.premium_w_credit);

function Choose({ plan }: { plan: Plan }) {
  const [selected, toggle] = useSelectedPlans();
  const isSelected = selected.some(({ id }) => id === plan.id);
  return <Button kind="quiet" aria-pressed={isSelected} onClick={() => toggle(plan)}>{isSelected ? 'Chosen' : 'Choose'}<span className="visually-hidden"> {plan.name}</span></Button>;
}

const PlanLink = ({ plan, year }: { plan: Plan; year: number }) => <Link to={`${planPath(plan.id)}?year=${year}`} state={{ plan }}>{plan.name}</Link>;

const columnsFor = (year: number): readonly Column<Plan>[] => [
  { id: 'name', header: 'Plan', cell: (plan) => <PlanLink plan={plan} year={year} />, sortBy: ({ name }) => name },
  { id: 'issuer', header: 'Insurer', cell: ({ issuer }) => issuer.name },
  { id: 'metal', header: PLAN.metal, cell: ({ metal_level, type }) => `${metal_level} ${type}` },
  { id: 'premium', header: 'Premium', cell: (plan) => perMonth(price(plan)), sortBy: price },
  { id: 'deductible', header: PLAN.deductibles, cell: ({ deductibles }) => textOf(deductibles), sortBy: ({ deductibles }) => amountOf(deductibles) },
  { id: 'moop', header: PLAN.moops, cell: ({ moops }) => textOf(moops), sortBy: ({ moops }) => amountOf(moops) },
  { id: 'choose', header: 'Compare', cell: (plan) => <Choose plan={plan} /> },
];

function Cards({ plans, year }: { plans: readonly Plan[]; year: number }) {
  return (
    <CardGrid>
      {plans.map((plan) => (
        <CardItem key={plan.id} tint="blue">
          <h3><PlanLink plan={plan} year={year} /></h3>
          <p>{plan.issuer.name}: {plan.metal_level} {plan.type}</p>
          <p><strong>{perMonth(price(plan))}</strong></p>
          <p>{PLAN.deductibles}: {textOf(plan.deductibles)}</p>
          <p>{PLAN.moops}: {textOf(plan.moops)}</p>
          <Choose plan={plan} />
        </CardItem>
      ))}
    </CardGrid>
  );
}

/** Every plan the marketplace has for this household, cheapest first until somebody sorts otherwise. */
export function Results({ reply, search }: { reply: PlanSearchReply; search: PlanSearch }) {
  const [sort, setSort] = useState<Sort>({ column: 'premium', direction: 'ascending' });
  const [showsAll, setShowsAll] = useState(false);
  const isNarrow = useNarrow();
  const columns = useMemo(() => columnsFor(search.year), [search.year]);
  const inOrder = sorted(reply.plans, columns, sort);
  const shown = showsAll ? inOrder : inOrder.slice(0, FIRST);
  const caption = SEARCH.found(reply.plans.length);
  if (reply.plans.length === 0) return <><p role="status">{SEARCH.empty}</p><Help eligibility={reply.eligibility} search={search} /></>;
  return (
    <section className="stack" aria-label="Results">
      <h2>{caption}</h2>
      {reply.dropped > 0 && <p>{SEARCH.dropped(reply.dropped)}</p>}
      <Source provenance={reply.provenance} />
      <Help eligibility={reply.eligibility} search={search} />
      {isNarrow ? <Cards plans={shown} year={search.year} /> : <DataTable caption={caption} columns={columns} rows={shown} keyOf={({ id }) => id} sort={sort} onSort={(column) => setSort(nextSort(sort, column))} />}
      {!showsAll && reply.plans.length > FIRST && <p><Button kind="secondary" onClick={() => setShowsAll(true)}>{SEARCH.showAll(reply.plans.length)}</Button></p>}
      <p className="muted">{SEARCH.disclaimer}</p>
    </section>
  );
}
