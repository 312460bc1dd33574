import { useMemo, type RefObject } from 'react';
import { firmDetail } from '#content/firm/firm.js';
import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { MEDICARE_AGE } from '#contract/limits/ages.js';
import { SITE } from '#contract/messages/site.js';
import { CareLoader } from '#features/care/index.js';
import { LazyTermsHelp, useTips } from '#features/wording/index.js';
import { lazyPart } from '#ui/index.js';
import { AboutNumbersFold, ClearAnswers } from '../components/answers/ClearAnswers.js';
import { CostMethod, HowWeCount } from '../components/costs/CostPicture.js';
import { FiguresContext } from '../components/links/PlanLink.js';
import { OwnCarePanel } from '../components/OwnCarePanel.js';
import { SampleData } from '../components/Sample.js';
import { Source } from '../components/Source.js';
import { useExpectedCare } from '../components/use-own-care-costs.js';
import { useFirstWait, useRanking } from '../components/use-ranking.js';
import { useSearchFacts } from '../components/use-search-summary.js';
import { creditEstimateText } from '../eligibility/credit-texts.js';
import { MedicareCaution } from '../eligibility/MedicareCaution.js';
import { PRICED_PEOPLE } from '../messages/answers/search-summary.js';
import { COST } from '../messages/costs/cost.js';
import { CREDIT_COUNTED } from '../messages/credit/credit-counted.js';
import { CREDIT } from '../messages/credit/credit.js';
import { BADGES } from '../messages/plan-list.js';
import { SEARCH } from '../messages/plans.js';
import { expectedAmount } from '../model/costs/year-cost.js';
import { LIST_PROPERTIES, PROPERTIES } from '../model/plan-properties.js';
import { badgesFor } from '../model/ranking/badges.js';
import { costScale } from '../model/ranking/cost-scale.js';
import { findDominatedPlans } from '../model/ranking/dominated-plans.js';
import { pricedPeopleText } from '../model/search/search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { SaveSearch } from '../saved/SaveButtons.js';
import { usePreferences } from '../storage/choices.slice.js';
import { BadgedPlans } from './BadgedPlans.js';
import { DataFaults, NoneHere } from './DataFaults.js';
import { PlanList } from './PlanList.js';
import styles from './results.module.css';
import { Folded, TaxCreditNotice } from './TaxCreditNotice.js';
import { UnlistedPlans } from './UnlistedPlans.js';
import { useFirstPlans } from './use-first-plans.js';

const LazyMedicareAhead = lazyPart(() => import('../eligibility/MedicareCard.js').then((part) => part.MedicareAhead));

const LABELS = LIST_PROPERTIES.map((name) => PROPERTIES[name].label);

interface Found {
  readonly submitted: SubmittedSearch;
  readonly reply: PlanSearchReply;
}
interface Props extends Found {
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  /** A ref to the heading with the number of plans, which may receive focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function useRanked({ reply, submitted: { search } }: Found) {
  const ranking = useRanking(search, reply.plans, reply.eligibility);
  const expectedCare = useExpectedCare(search);
  return useMemo(() => {
    const rows = ranking.rankAll(reply.plans);
    const dominated = findDominatedPlans(rows);
    const expected = expectedAmount(expectedCare);
    const badges = badgesFor(rows, expected);
    return {
      rows,
      isPending: ranking.isPending,
      areMedicinesMissing: ranking.areMedicinesMissing,
      hasCriteria: ranking.criteria.length > 0,
      badges,
      dominated,
      expected,
      expectedCare,
      end: costScale(
        rows,
        rows.filter(({ plan }) => badges.has(plan.id)),
      ),
    };
  }, [reply, expectedCare, ranking]);
}

const Nothing = ({ reply, heading, submitted }: Found & Pick<Props, 'heading'>) => (
  <section className="stack" aria-label="Results">
    <h2 ref={heading} tabIndex={-1}>
      {SEARCH.found(0)}
    </h2>
    {reply.dropped > 0 ? (
      <p role="status">{SEARCH.noneUsable(reply.dropped)}</p>
    ) : (
      <NoneHere year={submitted.search.year} />
    )}
    <SampleData source={reply.provenance.source} />
    <Source provenance={reply.provenance} />
    <TaxCreditNotice submitted={submitted} reply={reply} />
    <ClearAnswers />
  </section>
);

/** All plans for this household, the best ones first unless the person sorts the list differently. */
export function Results({ reply, isBusy, onRetry, heading, submitted }: Props) {
  const { search, kinds, entries } = submitted;
  const { provenance, eligibility } = reply;
  const shown = useMemo(() => ({ provenance, eligibility, kinds }), [provenance, eligibility, kinds]);
  const ranked = useRanked({ reply, submitted });
  useFirstPlans({ reply, submitted, ...ranked });
  const isWaiting = useFirstWait(ranked.isPending);
  const [preferences] = usePreferences();
  const tips = useTips();
  const { sentence } = useSearchFacts(submitted);
  const planIds = useMemo(() => reply.plans.map(({ id }) => id), [reply]);
  // `TaxCreditNotice` says why there is no tax credit, so the eligibility here names the people alone.
  const priced = pricedPeopleText(search, { people: eligibility.people }, kinds, entries);
  const all = search.household.people.length;
  const counted = eligibility.people.filter(({ is_priced }) => is_priced).length;
  const isAnyAssumed = ranked.rows.some(({ cost }) => cost !== null && cost.assumed.length > 0);
  const estimate = eligibility.aptc > 0 && creditEstimateText(provenance.source, search.year);
  if (planIds.length === 0) return <Nothing reply={reply} heading={heading} submitted={submitted} />;
  return (
    <section className="stack" aria-label="Results">
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {SEARCH.found(planIds.length)}
      </h2>
      {reply.dropped > 0 && <p>{SEARCH.dropped(reply.dropped)}</p>}
      <UnlistedPlans planIds={planIds} year={search.year} />
      <TaxCreditNotice submitted={submitted} reply={reply} />
      {priced && (
        <Folded title={counted < all && PRICED_PEOPLE.some(counted, all)}>
          <p className={styles.priced}>{priced}</p>
        </Folded>
      )}
      {search.household.people.some(({ age, aptc_eligible }) => age >= MEDICARE_AGE - 1 && aptc_eligible) && (
        <LazyMedicareAhead submitted={submitted} eligibility={eligibility} />
      )}
      <DataFaults reply={reply} isBusy={isBusy} onRetry={onRetry} />
      {/* The message of `CareLoader` appears together with the plans, so that it does not move anything. */}
      <CareLoader planIds={planIds} year={search.year} areMedicinesMissing={ranked.areMedicinesMissing} />
      {isWaiting ? (
        <p role="status">{COST.ownPending}</p>
      ) : (
        <FiguresContext value={shown}>
          <SampleData source={provenance.source}>
            <BadgedPlans {...ranked} search={search} />
            {eligibility.aptc > 0 && <MedicareCaution household={search.household} kinds={kinds} />}
            <AboutNumbersFold>
              <p>{sentence}</p>
              {tips ? (
                <CostMethod
                  isOwn={ranked.rows.some(({ isFromOwnCare }) => isFromOwnCare)}
                  expectedCare={ranked.expectedCare}
                />
              ) : (
                <p>
                  <HowWeCount />
                </p>
              )}
              {eligibility.csr && <p>{CREDIT_COUNTED.csr}</p>}
              {estimate && <p>{estimate}</p>}
              {eligibility.aptc > 0 && <p>{CREDIT.rounded}</p>}
              {isAnyAssumed && <p>{BADGES.assumedOut}</p>}
              {preferences.dental && reply.plans.some(({ topics }) => topics?.includes('Dental') === false) && (
                <p>{SEARCH.dentalApart}</p>
              )}
              <p>{BADGES.noInsurer}</p>
              <Source provenance={provenance} state={search.place.state} />
              <LazyTermsHelp labels={LABELS} />
            </AboutNumbersFold>
            <OwnCarePanel zip={search.place.zipcode} />
            <PlanList {...ranked} search={search} />
            <SaveSearch submitted={submitted} />
            <p className="muted">{SEARCH.disclaimer}</p>
            <p className="only-print">{SITE.onPaper(SITE.name, firmDetail('phone'))}</p>
          </SampleData>
        </FiguresContext>
      )}
    </section>
  );
}
