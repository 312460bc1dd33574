import { skipToken } from '@reduxjs/toolkit/query/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import type { PlanSearch, Source } from '#contract/api/plans.contract.js';
import type { PlanToSave } from '#contract/api/saved.contract.js';
import { COMPARE } from '#contract/limits/plans.js';
import { isFullPrice } from '#contract/plans/help.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { careAsked, CareLoader, useCareFacts } from '#features/care/index.js';
import { useAppDispatch } from '#store/index.js';
import { plansApi } from '../api/plans.api.js';
import { useWhoseAnswers } from '../components/answers/use-whose-answers.js';
import { SampleMark } from '../components/Sample.js';
import { useExpectedCare } from '../components/use-own-care-costs.js';
import { useRanking } from '../components/use-ranking.js';
import { PriceConditions, PricedPeople } from '../eligibility/PriceConditions.js';
import { COST } from '../messages/costs/cost.js';
import { FULL_PRICE } from '../messages/plan.js';
import { PRICE_CHANGE } from '../messages/price-change.js';
import { wholeDollars } from '../model/costs/money.js';
import { countedText, expectedAmount, mainAmounts, textWithCare } from '../model/costs/year-cost.js';
import { PROPERTIES } from '../model/plan-properties.js';
import { areSameAnswers, isPricedFor, priceChangeOf } from '../model/price-change.js';
import { EMPTY_DRAFT } from '../model/search/search-draft.js';
import { useSubmitted } from '../storage/answers.slice.js';
import { useSelectedPlans } from '../storage/choices.slice.js';

// The day of the data in the time zone of the browser, as the other dates of prices.
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** A line that says how the price of a saved plan has changed. Nothing is shown if it has not. */
function PriceNote({ saved, monthly }: { saved: PlanToSave; monthly: number | null }) {
  const change = priceChangeOf(saved, monthly);
  if (!change) return null;
  const isHigher = change.now > change.was;
  const Arrow = isHigher ? ArrowUp : ArrowDown;
  return (
    <p className="small">
      <Arrow aria-hidden="true" className="icon" />{' '}
      {PRICE_CHANGE.text(
        isHigher,
        wholeDollars(change.was),
        DAY.format(new Date(change.asOf)),
        wholeDollars(change.now),
      )}
    </p>
  );
}

/** Today's price and a year's costs, which are left out if it is not known which medicines the plan covers. */
interface PriceProps {
  readonly plan: PlanSummary;
  readonly search: PlanSearch;
  readonly source: Source;
}
function TodaysPrice({ plan, search, source }: PriceProps) {
  const plans = useMemo(() => [plan], [plan]);
  const row = useRanking(search, plans, null).rankOne(plan);
  const counted = countedText(row.cost);
  const expected = expectedAmount(useExpectedCare(search));
  const isCareKnown = useCareFacts(search.year).fills === null || row.care !== null;
  return (
    <p className="small">
      <strong>{PROPERTIES.premium.text(row)}</strong>
      {isFullPrice(plan) && ` (${FULL_PRICE.mark})`}
      {row.cost &&
        isCareKnown &&
        mainAmounts(expected).map((name) => `, ${COST[name].toLowerCase()} ${textWithCare(row, name)}`)}
      {counted && ` (${counted})`} <SampleMark source={source} />
    </p>
  );
}

/** Loads which medicines the saved plans cover, if another list on the screen loads that for its own plans. */
function CareOfSaved({ planIds }: { planIds: readonly string[] }) {
  const dispatch = useAppDispatch();
  const ids = planIds.join(' ');
  useEffect(() => {
    dispatch(careAsked(ids.split(' ')));
    return () => void dispatch(careAsked([]));
  }, [dispatch, ids]);
  return null;
}

/** Returns the plans whose prices are requested together with the price of the given plan. */
function batchOf(id: string, comparable: readonly PlanToSave[]): string[] {
  const ids = comparable.map(({ plan_id }) => plan_id);
  const start = ids.indexOf(id) - (ids.indexOf(id) % COMPARE.max);
  return ids.slice(start, start + COMPARE.max);
}

interface SavedPriceProps {
  readonly saved: PlanToSave;
  readonly all: readonly PlanToSave[];
}

/** Today's answers and the saved plans priced for them. Without answers, those of the newest saved plan. */
function useComparable(all: readonly PlanToSave[]) {
  const last = useSubmitted()?.search ?? null;
  const isOwn = useWhoseAnswers() === 'own';
  const search = isOwn ? (last ?? all.find((plan) => plan.price)?.search ?? null) : null;
  return { last, isOwn, search, comparable: search ? all.filter((plan) => isPricedFor(plan, search)) : [] };
}

const usePrices = (search: PlanSearch | null, saved: PlanToSave | undefined, comparable: readonly PlanToSave[]) =>
  plansApi.usePlanBatchQuery(
    search && saved && comparable.includes(saved)
      ? { body: { ...search, plan_ids: batchOf(saved.plan_id, comparable) } }
      : skipToken,
  ).currentData;

/**
 * Today's price of a saved plan and its change, if it was saved for the answers that the person gives today. `all` is
 * the whole list; a few of its plans are requested together.
 */
export function SavedPriceNote({ saved, all }: SavedPriceProps) {
  const { last, isOwn, search, comparable } = useComparable(all);
  const prices = usePrices(search, saved, comparable);
  const plan = prices?.plans.find(({ id }) => id === saved.plan_id);
  if (isOwn && last && saved.price && !comparable.includes(saved) && !Number.isNaN(Date.parse(saved.price.asOf))) {
    const day = DAY.format(new Date(saved.price.asOf));
    const isOtherYear = saved.search && areSameAnswers(saved.search, last);
    return (
      <p className="small">{isOtherYear ? PRICE_CHANGE.otherYear(day, last.year) : PRICE_CHANGE.otherAnswers(day)}</p>
    );
  }
  if (!prices || !plan || !search) return null;
  return (
    <>
      <TodaysPrice plan={plan} search={search} source={prices.provenance.source} />
      <PriceNote saved={saved} monthly={plan.premium_w_credit} />
    </>
  );
}

interface ConditionsProps {
  readonly all: readonly PlanToSave[];
  /** Whether the screen has no list of plans besides the saved and the chosen ones. */
  readonly isOnlyList: boolean;
}

/** What holds for all prices of the list of saved plans. It stands once, below the list. */
export function SavedPriceConditions({ all, isOnlyList }: ConditionsProps) {
  const [chosen] = useSelectedPlans();
  const submitted = useSubmitted();
  const { search, comparable } = useComparable(all);
  const prices = usePrices(search, comparable[0], comparable);
  if (!prices || !search) return null;
  const kinds = submitted?.search === search ? submitted.kinds : null;
  const { aptc, people } = prices.eligibility;
  const planIds = comparable.map(({ plan_id }) => plan_id);
  return (
    <>
      {/* The costs of a year count the medicines that a plan covers. */}
      {isOnlyList &&
        (chosen.length === 0 ? <CareLoader planIds={planIds} year={search.year} /> : <CareOfSaved planIds={planIds} />)}
      {people.some(({ is_priced }) => !is_priced) && (
        <PricedPeople search={search} kinds={kinds} entries={submitted?.entries ?? EMPTY_DRAFT} people={people} />
      )}
      {aptc > 0 && <PriceConditions search={search} kinds={kinds} source={prices.provenance.source} />}
    </>
  );
}
