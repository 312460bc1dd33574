import { useEffect, useMemo, useState } from 'react';
import type { SharedFigures } from '#contract/api/shares.contract.js';
import { loadCareParts, type PlanCare } from '#features/care/index.js';
import { Notice } from '#ui/index.js';
import type { ComparedPlan } from '../compare/compare-rows.js';
import { CompareTable } from '../compare/CompareTable.js';
import { HowWeCount } from '../components/costs/CostPicture.js';
import { SampleData } from '../components/Sample.js';
import { Source } from '../components/Source.js';
import { creditEstimateText, mayHaveMedicare } from '../eligibility/credit-texts.js';
import { MaybeOver } from '../eligibility/MaybeOver.js';
import { PRICED_PEOPLE } from '../messages/answers/search-summary.js';
import { CREDIT } from '../messages/credit/credit.js';
import { FULL_PRICE } from '../messages/plan.js';
import { SEARCH } from '../messages/plans.js';
import { countedText } from '../model/costs/year-cost.js';
import { rankPlan } from '../model/ranking/ranking.js';
import { pricedPeopleText, searchFacts, searchSummary } from '../model/search/search-summary.js';
import { NextStep } from '../next-step/NextStep.js';
import { SharedPlan } from './SharedPlan.js';
import { SHARED_VIEW } from './words.js';

type CareParts = Awaited<ReturnType<typeof loadCareParts>>;

/**
 * Coverage by a plan whose costs leave out medicines that the owner did not share. These may differ between plans, so
 * none is called the cheapest. Null if the costs leave out nothing.
 */
const unnamedCare = ({ uncounted }: SharedFigures, id: string): PlanCare | null =>
  uncounted.includes(id) ? { items: [], tallies: [], notCounted: [], ...SHARED_VIEW.unnamed, shortfall: 1 } : null;

/**
 * Returns the coverage of the shared medicines and doctors with notes that fit the yearly costs. Costs of average care
 * count none of the medicines, so no note may name some medicines as if the others were counted.
 */
const shownCare = ({ isOwnCare, medicines }: SharedFigures, care: PlanCare): PlanCare =>
  !isOwnCare && medicines.length > 0 ? { ...care, ...SHARED_VIEW.noneCounted } : care;

/**
 * Returns the shared plans as the owner's page shows them. The coverage of the shared medicines and doctors is added
 * when the code that judges the coverage is loaded. `isCareMissing` is true if the coverage cannot be shown.
 */
function useComparedPlans(view: SharedFigures): { compared: ComparedPlan[]; isCareMissing: boolean } {
  const [parts, setParts] = useState<CareParts | 'failed' | null>(null);
  const hasCare = view.medicines.length + view.doctors.length > 0;
  useEffect(() => {
    if (hasCare) void loadCareParts().then(setParts, () => setParts('failed'));
  }, [hasCare]);
  const compared = useMemo(() => {
    const known = hasCare && parts !== 'failed' ? parts : null;
    const cares = known?.planCaresOf(
      Object.fromEntries(view.plans.map(({ id }) => [id, known.careUnder(view, view, id)])),
    );
    return view.plans.map((plan) => {
      const careOf = (id: string) => (cares?.[id] ? shownCare(view, cares[id]) : unnamedCare(view, id));
      return { ...rankPlan(plan, [], null, careOf), isFromOwnCare: view.isOwnCare };
    });
  }, [view, parts, hasCare]);
  return { compared, isCareMissing: hasCare && parts === 'failed' };
}

/** Returns whether the shared prices are full prices, because nothing is known about the help. */
const isFullPriceIn = ({ eligibility }: SharedFigures): boolean => eligibility?.credit_gap === 'noIncome';

/** Returns sentences about the answers on which the prices are based, as far as the owner shares these answers. */
function answersText({ search, counties, shows, hasOwnVisits, eligibility, priced }: SharedFigures): string {
  if (!shows.prices) return SHARED_VIEW.noPrices;
  if (!search)
    return priced
      ? `${PRICED_PEOPLE.some(priced.counted, priced.all)}. ${SHARED_VIEW.theirPrices}`
      : SHARED_VIEW.theirPrices;
  const known = { counties, hasOwnCare: hasOwnVisits };
  const answers = shows.health
    ? searchSummary({ search, kinds: null }, known)
    : `${SHARED_VIEW.answers} ${searchFacts(search, known).join(', ')}.`;
  return `${answers} ${eligibility ? pricedPeopleText(search, eligibility) : ''}`;
}

/** What the owner may count but the shared page does not show: lists not shared, and always the preferences. */
function showsLessText({ shows }: SharedFigures): string {
  const { medicines, doctors, preferences } = SHARED_VIEW.notShown;
  return SHARED_VIEW.showsLess([
    ...(shows.medicines ? [] : [medicines]),
    ...(shows.doctors ? [] : [doctors]),
    preferences,
  ]);
}

/** A shared link's content, one plan or several side by side, as its owner sees it before making the link. */
export function SharedContent({ view }: { view: SharedFigures }) {
  const { compared, isCareMissing } = useComparedPlans(view);
  const { shows, search, provenance, year } = view;
  // Visits of their own take the place of the owner's answer about care, medicines do not.
  const care = view.hasOwnVisits ? undefined : search?.household.people[0]?.utilization_level;
  const [first, ...others] = compared;
  const hasCosts = compared.some(({ cost }) => cost !== null);
  const counted = countedText(first?.cost);
  const hasCredit = compared.some(({ plan }) => plan.premium !== plan.premium_w_credit);
  const isFullPrice = isFullPriceIn(view);
  const isConditional = hasCredit && shows.prices && search !== null && mayHaveMedicare(search.household, null);
  const estimate = hasCredit && shows.prices ? creditEstimateText(provenance?.source, year) : null;
  return (
    <>
      <p>
        <strong>{SHARED_VIEW.coverage(year)}</strong>
      </p>
      <MaybeOver year={year} />
      {isCareMissing && <Notice tone="warning" text={SHARED_VIEW.careMissing} />}
      <p className="muted">{answersText(view)}</p>
      {isFullPrice && <p>{FULL_PRICE.text}</p>}
      {isConditional && <p>{CREDIT.medicareAge(false)}</p>}
      {first && <p>{showsLessText(view)}</p>}
      <SampleData source={provenance?.source}>
        {first && others.length === 0 && (
          <SharedPlan row={first} isPriced={shows.prices} expectedCare={care} isFullPrice={isFullPrice} />
        )}
        {others.length > 0 && (
          <CompareTable
            compared={compared}
            year={year}
            search={null}
            isPriced={shows.prices}
            expectedCare={care}
            isFullPrice={isFullPrice}
          />
        )}
      </SampleData>
      {first && (
        <NextStep
          plans={compared.map(({ plan }) => plan)}
          year={year}
          source={provenance?.source}
          household={search?.household ?? null}
        />
      )}
      {hasCosts && (
        <p className="muted">
          {SHARED_VIEW.method(compared.some(({ isFromOwnCare }) => isFromOwnCare))}{' '}
          {others.length === 0 && counted && `${counted}. `}
          <HowWeCount />
        </p>
      )}
      {estimate && <p className="muted small">{estimate}</p>}
      {provenance && <Source provenance={provenance} state={first?.plan.id.slice(5, 7)} />}
      {first && <p className="muted small">{SEARCH.disclaimer}</p>}
    </>
  );
}
