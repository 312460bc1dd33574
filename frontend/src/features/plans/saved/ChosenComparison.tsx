import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { withCause } from '#api/index.js';
import { MEDICARE_AGE } from '#contract/limits/ages.js';
import { COMPARE } from '#contract/limits/plans.js';
import { isFullPrice, isHelpUnknown } from '#contract/plans/help.js';
import { CareChips, CareLoader } from '#features/care/index.js';
import { ButtonLink, lazyPart, TryAgain } from '#ui/index.js';
import { plansApi } from '../api/plans.api.js';
import { LazyOthersAnswers, useWhoseAnswers } from '../components/answers/use-whose-answers.js';
import { SelectedPlanLink } from '../components/chosen/PlanMarker.js';
import { CostPicture, CostPictureKey } from '../components/costs/CostPicture.js';
import { SampleData, SampleTag } from '../components/Sample.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { useExpectedCare } from '../components/use-own-care-costs.js';
import { useRanking } from '../components/use-ranking.js';
import { FULL_PRICE } from '../messages/plan.js';
import { SAVED_PARTS } from '../messages/saved-parts.js';
import { SAVED_WORDS } from '../messages/saved.js';
import { wholeDollars } from '../model/costs/money.js';
import { assumedText, expectedAmount, type ExpectedAmount } from '../model/costs/year-cost.js';
import { costScale } from '../model/ranking/cost-scale.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import { plansToCompare, type SelectedPlan } from '../model/selected-plans.js';
import { useSubmitted } from '../storage/answers.slice.js';
import { useSelectedPlans } from '../storage/choices.slice.js';
import styles from './chosen-comparison.module.css';

const LazyMedicareCaution = lazyPart(() =>
  import('../eligibility/MedicareCaution.js').then((part) => part.MedicareCaution),
);
const LazyPricedPeople = lazyPart(() => import('../eligibility/PriceConditions.js').then((part) => part.PricedPeople));
const LazyFullPrices = lazyPart(() => import('../eligibility/FullPrices.js').then((part) => part.FullPrices));
const NONE: readonly RankedPlan['plan'][] = [];
/** The space for a picture with a third figure above it, whose labels and words then need more lines. */
const TALLER = { minHeight: '11.1rem' };

/** A chosen plan. The name is there at once, with space for price and picture until they are loaded. */
function Row({
  plan,
  row,
  end,
  isPriced,
  expected,
}: {
  plan: SelectedPlan;
  row?: RankedPlan;
  end: number | null;
  isPriced: boolean;
  expected?: ExpectedAmount | null;
}) {
  const net = row?.plan.premium_w_credit ?? null;
  const mark = row && isFullPrice(row.plan) ? `, ${FULL_PRICE.mark}` : '';
  return (
    <li>
      <div>
        <b>
          <SelectedPlanLink plan={plan} /> {row && <SampleTag />}
        </b>
        <p className="muted">
          {net === null ? plan.carrier : `${wholeDollars(net)} a month, ${row?.plan.metal_level ?? ''}${mark}`}
        </p>
        <ul className={styles.chips}>{row && <CareChips care={row.care} />}</ul>
      </div>
      {isPriced && (
        <div className={styles.picture} style={expected ? TALLER : undefined}>
          {row && <CostPicture row={row} end={end} isBare expected={expected} />}
        </div>
      )}
    </li>
  );
}

/** The chosen plans with their yearly costs and a link to the comparison. Hidden if somebody else may have chosen. */
export function ChosenComparison() {
  const whose = useWhoseAnswers();
  const [selected] = useSelectedPlans();
  const last = useSubmitted();
  const pages = useFinderPages();
  const chosen = useMemo(() => plansToCompare(selected, last?.search.year ?? 0), [selected, last]);
  const search = useMemo(() => last && { ...last.search, year: chosen.year }, [last, chosen.year]);
  const expected = expectedAmount(useExpectedCare(search));
  const plan_ids = chosen.plans.map(({ id }) => id);
  const { currentData, error, isFetching } = plansApi.usePlanBatchQuery(
    whose === 'own' && search && plan_ids.length > 0 ? { body: { ...search, plan_ids } } : skipToken,
  );
  const found = currentData?.plans ?? NONE;
  const ranking = useRanking(search, found, currentData?.eligibility);
  const rows = found.map(ranking.rankOne);
  const costed = rows.find(({ cost }) => cost !== null);
  if (whose === 'others') return <LazyOthersAnswers onStart={() => undefined} />;
  if (selected.length === 0) return <p>{SAVED_WORDS.noneChosen}</p>;
  const others = selected.filter((plan) => !chosen.plans.includes(plan));
  return (
    <>
      <CareLoader
        planIds={plan_ids}
        year={chosen.year}
        areMedicinesMissing={ranking.areMedicinesMissing}
        areCostsShown={rows.length > 0}
      />
      <SampleData source={currentData?.provenance.source}>
        <ul className={styles.rows}>
          {chosen.plans.map((plan) => (
            <Row
              key={plan.id}
              plan={plan}
              row={rows.find((row) => row.plan.id === plan.id)}
              end={costScale(rows)}
              isPriced={search !== null}
              expected={expected}
            />
          ))}
          {others.map((plan) => (
            <Row key={`${plan.id} ${plan.year}`} plan={plan} end={null} isPriced={false} />
          ))}
        </ul>
      </SampleData>
      {error && <TryAgain isBusy={isFetching} text={withCause(SAVED_PARTS.chosenNotRead, error)} />}
      {search && chosen.plans.length >= COMPARE.min && (
        <p className={styles.go}>
          <ButtonLink to={pages.compare.path}>{SAVED_PARTS.compare(chosen.plans.length)}</ButtonLink>
        </p>
      )}
      {/* The key and these notes arrive with the charts or later. Below the list, they move no plan. */}
      {costed && <CostPictureKey cost={costed.cost} />}
      {search && currentData?.eligibility.people.some(({ is_priced }) => !is_priced) && (
        <LazyPricedPeople
          search={search}
          kinds={last?.kinds ?? null}
          entries={last?.entries}
          people={currentData.eligibility.people}
        />
      )}
      {search?.household.people.some(({ age }) => age >= MEDICARE_AGE) &&
        rows.some(({ plan }) => plan.premium !== plan.premium_w_credit) && (
          <LazyMedicareCaution household={search.household} kinds={last?.kinds ?? null} />
        )}
      {search && isHelpUnknown(search.household) && <LazyFullPrices household={search.household} />}
      {rows.map(({ plan, cost }) => {
        const assumed = cost && assumedText(cost);
        return (
          assumed && (
            <p key={plan.id} className="muted small">
              {plan.name}: {assumed}
            </p>
          )
        );
      })}
    </>
  );
}
