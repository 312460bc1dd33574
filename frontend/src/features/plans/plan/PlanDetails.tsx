import type { ReactNode } from 'react';
import type { Eligibility, PlanSearch, Provenance } from '#contract/api/plans.contract.js';
import { COMPARE } from '#contract/limits/plans.js';
import { isFullPrice, isHelpUnknown } from '#contract/plans/help.js';
import type { Plan } from '#contract/plans/plan.js';
import { CareLoader, PlanCareNotes, PlanCareSection } from '#features/care/index.js';
import { CARE_NAMES } from '#features/care/messages/care-names.js';
import { Wording } from '#features/wording/index.js';
import { Disclosure, lazyPart } from '#ui/index.js';
import { ChosenPlans } from '../components/chosen/ChosenPlans.js';
import { OwnCarePanel } from '../components/OwnCarePanel.js';
import { PlanHead } from '../components/PlanHead.js';
import { PlanMatch, UncheckedNote } from '../components/PlanMatch.js';
import { useExpectedCare } from '../components/use-own-care-costs.js';
import { useRanking } from '../components/use-ranking.js';
import { creditEstimateText, mayHaveMedicare } from '../eligibility/credit-texts.js';
import { FullPrices } from '../eligibility/FullPrices.js';
import { MaybeOver } from '../eligibility/MaybeOver.js';
import { MedicareCaution } from '../eligibility/MedicareCaution.js';
import { NO_EXTRA_SAVINGS } from '../messages/costs/plan-costs.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { PLAN } from '../messages/plan.js';
import { expectedAmount } from '../model/costs/year-cost.js';
import {
  CARE_PROPERTIES,
  PLAN_PROPERTIES,
  PREMIUM_PROPERTIES,
  PROPERTIES,
  propertiesOf,
  type PropertyName,
} from '../model/plan-properties.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import { pricedPeopleText } from '../model/search/search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import type { SelectedPlan } from '../model/selected-plans.js';
import { NextStep } from '../next-step/NextStep.js';
import { useSubmitted } from '../storage/answers.slice.js';
import { useSelectedPlans } from '../storage/choices.slice.js';
import { AboutNumbers } from './AboutNumbers.js';
import { Answer } from './Answer.js';
import { CheckMedication } from './CheckMedication.js';
import { Benefits } from './facts/Benefits.js';
import { Documents } from './facts/Documents.js';
import { FactTable } from './facts/parts.js';
import { Quality } from './facts/Quality.js';
import { TierTable } from './facts/TierTable.js';
import { sharesText } from './metal-share.js';
import styles from './plan-page.module.css';
import { PricePanel } from './PricePanel.js';

/** Loaded separately, so that the plan's price appears sooner. */
const LazyPlanPictures = lazyPart(() => import('./PlanPictures.js').then((part) => part.PlanPictures));

const Prices = ({ row }: { row: RankedPlan }) => (
  <FactTable
    caption={<h2>{PLAN_PAGE.premiums}</h2>}
    heads={[PLAN_PAGE.partColumn, PLAN_PAGE.amountColumn]}
    rows={propertiesOf(PREMIUM_PROPERTIES.filter((name) => !isFullPrice(row.plan) || name !== 'premium')).map(
      ({ label, text }) => ({ name: label, head: <Wording>{label}</Wording>, cell: text(row) }),
    )}
  />
);

const Properties = ({ row }: { row: RankedPlan }) => (
  <dl className={`facts ${styles.facts}`}>
    {propertiesOf(PLAN_PROPERTIES).map((property) => (
      <div key={property.label}>
        <dt>
          <Wording>{property.label}</Wording>
        </dt>
        <dd>
          {property.text(row)}
          {property === PROPERTIES.metal && sharesText(row.plan)}
        </dd>
      </div>
    ))}
  </dl>
);

const VISITS = ['primaryCare', 'specialist', 'urgentCare', 'emergency'] as const;
const OTHER_CARE = CARE_PROPERTIES.filter((care) => !VISITS.some((visit) => visit === care));

/** What care costs: the value of each price, such as "No Charge", and its condition, such as "After Deductible". */
const CareCosts = ({ row, names }: { row: RankedPlan; names: readonly PropertyName[] }) => (
  <dl className={styles.visits}>
    {propertiesOf(names).map(({ label, text }) => {
      const words = text(row);
      const [, value = words, condition] = /^(no charge|\S*\d\S*)(.*)/i.exec(words) ?? [];
      return (
        <div key={label}>
          <dt>
            <Wording>{label}</Wording>
          </dt>
          <dd className="small">
            <b>{value}</b>
            {condition}
          </dd>
        </div>
      );
    })}
  </dl>
);

interface Props {
  /** With what is loaded: the details in lists of plans, and all once it is fetched. */
  readonly plan: Plan;
  /** Whether all details are loaded. Until then, sections that need more than the list contains are left out. */
  readonly isWhole: boolean;
  readonly search: PlanSearch | null;
  /** The answers about other coverage, or null if they are not known. */
  readonly kinds?: SubmittedSearch['kinds'];
  readonly provenance: Provenance | undefined;
  readonly year: number | undefined;
  /** The tax credit and the cost-sharing reduction of the household, or undefined if they are not known. */
  readonly eligibility?: Eligibility | undefined;
  /** The form or the message that is shown if there is no price. */
  readonly ask?: ReactNode;
  /** What people can do with the plan beyond choosing it, such as saving or printing it. */
  readonly actions?: ReactNode;
  /** What becomes of the plan in the next year, for plans of the year that is going on. */
  readonly nextYear?: ReactNode;
  /** Whether the preferences and lists in this browser belong to the person who is looking at the page. */
  readonly isOwn?: boolean;
}

export function PlanDetails({
  plan,
  isWhole,
  search,
  kinds = null,
  year,
  provenance,
  eligibility,
  ask = null,
  actions,
  nextYear = null,
  isOwn = true,
}: Props) {
  const source = provenance?.source;
  const household = search?.household ?? null;
  const entries = useSubmitted()?.entries;
  const ranking = useRanking(search, [plan], eligibility, year);
  const preferred = isOwn ? ranking.criteria.flatMap(({ topics }) => topics) : [];
  const row = ranking.rankOne(plan);
  const expectedCare = useExpectedCare(search);
  const [chosen] = useSelectedPlans();
  const choice: SelectedPlan = { id: plan.id, name: plan.name, carrier: plan.issuer.name, year };
  const isPriced = plan.premium !== null && plan.premium_w_credit !== null;
  const hasCredit = isPriced && plan.premium_w_credit !== plan.premium;
  const creditEstimate = hasCredit && search ? creditEstimateText(source, search.year) : null;
  const isConditional = hasCredit && household !== null && mayHaveMedicare(household, kinds);
  const isUnknown = household !== null && isHelpUnknown(household);
  const silverSavings = search === null || isUnknown ? 'unknown' : eligibility?.csr ? 'own' : null;
  const savings = plan.metal_level === 'Silver' ? silverSavings : null;
  const panel = (
    <PricePanel
      row={row}
      year={year}
      aptc={eligibility?.aptc}
      isEstimate={creditEstimate !== null}
      isConditional={isConditional}
      place={search && search.place}
      ask={ask}
    >
      {actions}
    </PricePanel>
  );
  const people = isPriced && search && eligibility ? pricedPeopleText(search, eligibility, kinds, entries) : '';
  return (
    <>
      <PlanHead plan={plan} />
      {isOwn && (
        <>
          <PlanMatch row={row} />
          <UncheckedNote row={row} />
        </>
      )}
      {year && <MaybeOver year={year} />}
      <div className={styles.columns}>
        {!isPriced && panel}
        <div className={styles.first}>
          {isPriced && <Answer row={row} expected={expectedAmount(expectedCare)} />}
          {isPriced && household && <FullPrices household={household} />}
          {isConditional && <MedicareCaution household={household} kinds={kinds} />}
          {people && <p>{people}</p>}
          {year && <NextStep plans={[plan]} year={year} source={source} household={household} kinds={kinds} />}
        </div>
        {isPriced && panel}
        <div className={`stack ${styles.parts}`}>
          {nextYear}
          {isOwn && (
            <>
              <CareLoader planIds={[plan.id]} year={year} areMedicinesMissing={ranking.areMedicinesMissing} />
              <PlanCareSection plan={plan} year={year}>
                <OwnCarePanel zip={search?.place.zipcode ?? ''} title={CARE_NAMES.list} />
                <CheckMedication choice={choice} />
              </PlanCareSection>
            </>
          )}
          <section className="stack">
            <h2>{PLAN_PAGE.visits}</h2>
            {/* If the household is known, the plan's amounts already count its cost-sharing reduction. */}
            {savings === 'unknown' && <p className="muted">{NO_EXTRA_SAVINGS.unknown}</p>}
            <CareCosts row={row} names={VISITS} />
          </section>
          <div className={styles.folds}>
            {isWhole && (
              <LazyPlanPictures
                plan={plan}
                cost={row.cost}
                note={row.care?.note ?? null}
                year={year}
                savings={savings}
                household={household}
              />
            )}
            <Benefits benefits={plan.benefits} preferred={preferred} />
            <Disclosure title={PLAN_PAGE.amounts}>
              <div className="stack">
                <Properties row={row} />
                <CareCosts row={row} names={OTHER_CARE} />
                {isPriced && <Prices row={row} />}
                <TierTable caption={PLAN.deductibles} rows={plan.tiered_deductibles} />
                <TierTable caption={PLAN.moops} rows={plan.tiered_moops} />
              </div>
            </Disclosure>
            <Quality plan={plan} preferred={preferred} />
            {isWhole && <Documents plan={plan} />}
            <AboutNumbers
              row={row}
              search={search}
              kinds={kinds}
              year={year}
              provenance={provenance}
              eligibility={eligibility}
              expectedCare={expectedCare}
              creditEstimate={creditEstimate}
            >
              {isOwn && <PlanCareNotes plan={plan} year={year} />}
            </AboutNumbers>
          </div>
        </div>
      </div>
      {chosen.length >= COMPARE.chosen && <ChosenPlans />}
    </>
  );
}
