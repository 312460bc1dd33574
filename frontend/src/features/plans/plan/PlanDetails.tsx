import type { ReactNode } from 'react';
import type { Eligibility, PlanSearch, Source } from '#contract/api/plans.contract.js';
import { COMPARE } from '#contract/limits/plans.js';
import { isFullPrice, isHelpUnknown } from '#contract/plans/help.js';
import { CareLoader, PlanCareSection } from '#features/care/index.js';
import { Wording } from '#features/wording/index.js';
import { useNarrow } from '#theme/index.js';
import { Disclosure } from '#ui/index.js';
import { ChosenPlans } from '../components/chosen/ChosenPlans.js';
import { CollapsedOnPhone } from '../components/CollapsedOnPhone.js';
import { CostMethod, CostPicture, CostPictureKey } from '../components/costs/CostPicture.js';
import { partsWithAmounts } from '../components/costs/picture-parts.js';
import { YearlyCosts } from '../components/costs/YearlyCosts.js';
import { OwnCarePanel } from '../components/OwnCarePanel.js';
import { PlanChips } from '../components/PlanChips.js';
import { PlanHead } from '../components/PlanHead.js';
import { PlanMatch, UncheckedNote } from '../components/PlanMatch.js';
import { useExpectedCare } from '../components/use-own-care-costs.js';
import { useRanking } from '../components/use-ranking.js';
import { creditEstimateText, mayHaveMedicare } from '../eligibility/credit-texts.js';
import { FullPrices } from '../eligibility/FullPrices.js';
import { MedicareCaution } from '../eligibility/MedicareCaution.js';
import { NO_EXTRA_SAVINGS, YEAR_NOTES } from '../messages/costs/plan-costs.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { PLAN } from '../messages/plan.js';
import { expectedAmount } from '../model/costs/year-cost.js';
import {
  CARE_PROPERTIES,
  PLAN_PROPERTIES,
  PREMIUM_PROPERTIES,
  PROPERTIES,
  propertiesOf,
} from '../model/plan-properties.js';
import { costScale } from '../model/ranking/cost-scale.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import { pricedForText } from '../model/search/search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import type { SelectedPlan } from '../model/selected-plans.js';
import { useSelectedPlans } from '../storage/choices.slice.js';
import { CheckMedication } from './CheckMedication.js';
import { Benefits } from './facts/Benefits.js';
import { Documents } from './facts/Documents.js';
import { Programs } from './facts/Programs.js';
import { Ratings } from './facts/Ratings.js';
import { TierTable } from './facts/TierTable.js';
import { LazyPlanPictures } from './lazy-components.js';
import type { ShownPlan } from './merge-plan.js';
import { sharesText } from './metal-share.js';
import { planInWords } from './plan-in-words.js';
import styles from './plan-page.module.css';
import { PricePanel } from './PricePanel.js';

function Prices({ row, remark }: { row: RankedPlan; remark: string | null }) {
  return (
    <>
      <table>
        <caption>
          <h2>{PLAN_PAGE.premiums}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">{PLAN_PAGE.partColumn}</th>
            <th scope="col">{PLAN_PAGE.amountColumn}</th>
          </tr>
        </thead>
        <tbody>
          {propertiesOf(PREMIUM_PROPERTIES.filter((name) => !isFullPrice(row.plan) || name !== 'premium')).map(
            ({ label, text }) => (
              <tr key={label}>
                <th scope="row">
                  <Wording>{label}</Wording>
                </th>
                <td>{text(row)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {remark && <p className="muted">{remark}</p>}
    </>
  );
}

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

/** What care costs: the value of each price, such as "No Charge", and its condition, such as "After Deductible". */
const CareCosts = ({ row, note }: { row: RankedPlan; note: ReactNode }) => (
  <section className="stack">
    <h2>{PLAN_PAGE.visits}</h2>
    {note}
    <dl className={styles.visits}>
      {propertiesOf(CARE_PROPERTIES).map(({ label, text }) => {
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
  </section>
);

interface Props {
  readonly plan: ShownPlan;
  /**
   * Whether all details of the plan are loaded. Until then, the page leaves out the sections that need more data than
   * the list of plans contains.
   */
  readonly isWhole: boolean;
  readonly search: PlanSearch | null;
  /** The answers about other coverage, or null if they are not known. */
  readonly kinds?: SubmittedSearch['kinds'];
  readonly source: Source | undefined;
  readonly year: number | undefined;
  /** The tax credit and the cost-sharing reduction of the household, or undefined if they are not known. */
  readonly eligibility?: Eligibility | undefined;
  /** The form or the message that is shown if there is no price. */
  readonly ask?: ReactNode;
  /**
   * What people can do with the plan beyond choosing it, such as saving or printing it. It ends the price panel. On
   * phones, it follows the yearly cost, so that the cost picture is not far down the page.
   */
  readonly actions?: ReactNode;
  /** Whether the preferences and lists in this browser belong to the person who is looking at the page. */
  readonly isOwn?: boolean;
}

export function PlanDetails({
  plan,
  isWhole,
  search,
  kinds = null,
  year,
  source,
  eligibility,
  ask = null,
  actions,
  isOwn = true,
}: Props) {
  const isNarrow = useNarrow();
  const household = search?.household ?? null;
  const ranking = useRanking(search, [plan], year);
  const preferred = isOwn ? ranking.criteria.flatMap(({ topics }) => topics) : [];
  const row = ranking.rankOne(plan);
  const expectedCare = useExpectedCare(search);
  const [chosen] = useSelectedPlans();
  const choice: SelectedPlan = { id: plan.id, name: plan.name, carrier: plan.issuer.name, year };
  const hasCredit = plan.premium_w_credit !== null && plan.premium_w_credit !== plan.premium;
  const creditEstimate = hasCredit && search ? creditEstimateText(source, search.year) : null;
  const isFull = chosen.length >= COMPARE.chosen;
  const isUnknown = household !== null && isHelpUnknown(household);
  const silverSavings = search === null || isUnknown ? 'unknown' : eligibility?.csr ? 'own' : null;
  const savings = plan.metal_level === 'Silver' ? silverSavings : null;
  // The note is needed only if the household is not known. Otherwise, the plan's amounts already take the household's
  // cost-sharing reduction into account.
  const note = savings === 'unknown' && <p className="muted">{NO_EXTRA_SAVINGS.unknown}</p>;
  return (
    <>
      <PlanHead plan={plan} />
      <div className={styles.columns}>
        <PricePanel
          row={row}
          year={year}
          expected={expectedAmount(expectedCare)}
          aptc={eligibility?.aptc}
          isEstimate={creditEstimate !== null}
          people={search && eligibility ? pricedForText(search, eligibility) : null}
          remark={
            isUnknown ? (
              <FullPrices household={household} />
            ) : (
              creditEstimate && <p className="muted small">{creditEstimate}</p>
            )
          }
          caution={
            household && mayHaveMedicare(household, kinds) && <MedicareCaution household={household} kinds={kinds} />
          }
          place={search && search.place}
          ask={ask}
        >
          {!isNarrow && actions}
          {isOwn && <CareLoader planIds={[plan.id]} year={year} areMedicinesMissing={ranking.areMedicinesMissing} />}
        </PricePanel>
        <div className={`stack ${styles.parts}`}>
          {isOwn && (
            <>
              <PlanMatch row={row} />
              <UncheckedNote row={row} />
            </>
          )}
          <PlanChips row={row} />
          <p className={styles.inWords}>{planInWords(plan).join(' ')}</p>
          {note}
          {plan.premium !== null && (
            <section className="stack">
              <h2>{PLAN_PAGE.yearly}</h2>
              {(row.cost || row.isPending) && (
                <div className={styles.picture}>
                  <CostPicture row={row} end={costScale([row])} />
                  <CostPictureKey parts={partsWithAmounts(row)} />
                  <p className="muted small">{YEAR_NOTES.rounded}</p>
                </div>
              )}
              <CollapsedOnPhone title={PLAN_PAGE.yearlyMore}>
                <YearlyCosts row={row} expectedCare={expectedCare} source={source} />
                <CostMethod isOwn={row.isFromOwnCare} expectedCare={expectedCare} />
              </CollapsedOnPhone>
            </section>
          )}
          {isNarrow && actions}
          <CareCosts row={row} note={note} />
          {isOwn && (
            <PlanCareSection plan={plan} year={year}>
              <OwnCarePanel zip={search?.place.zipcode ?? ''} />
              <CheckMedication choice={choice} />
            </PlanCareSection>
          )}
          {isWhole && (
            <LazyPlanPictures plan={plan} cost={row.cost} note={row.care?.note ?? null} year={year} savings={savings} />
          )}
          <CollapsedOnPhone title={PLAN_PAGE.about} hasHeading>
            <Properties row={row} />
            {note}
          </CollapsedOnPhone>
          <div className="only-opened">
            <Disclosure title={PLAN_PAGE.amounts}>
              <div className="stack">
                {plan.premium !== null && <Prices row={row} remark={creditEstimate} />}
                {note}
                <TierTable caption={PLAN.deductibles} rows={plan.tiered_deductibles} />
                <TierTable caption={PLAN.moops} rows={plan.tiered_moops} />
              </div>
            </Disclosure>
          </div>
          <Benefits benefits={plan.benefits} preferred={preferred} />
          <Programs names={plan.disease_mgmt_programs} preferred={preferred} />
          <Ratings rating={plan.quality_rating} />
          {isWhole && <Documents plan={plan} />}
        </div>
      </div>
      {isFull && <ChosenPlans />}
    </>
  );
}
