import { skipToken } from '@reduxjs/toolkit/query/react';
import { use, useMemo, type ReactNode } from 'react';
import { failureText, isAnswered } from '#api/index.js';
import { firmDetail } from '#content/firm/firm.js';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { COMPARE } from '#contract/limits/plans.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES, planPath } from '#contract/pages.js';
import { areFullPrices } from '#contract/plans/help.js';
import type { Plan } from '#contract/plans/plan.js';
import { CareLoader } from '#features/care/index.js';
import { LazyTermsHelp, LazyWordingSwitches } from '#features/wording/index.js';
import { WORDING } from '#features/wording/messages.js';
import {
  Button,
  ButtonLink,
  Disclosure,
  lazyPart,
  Notice,
  Page,
  Status,
  TryAgain,
  useFocusRecovery,
} from '#ui/index.js';
import { plansApi } from '../api/plans.api.js';
import { AboutNumbersFold } from '../components/answers/ClearAnswers.js';
import { OwnAnswers } from '../components/answers/OwnAnswers.js';
import { RemovePlans } from '../components/chosen/ChosenPlans.js';
import tray from '../components/chosen/compare-tray.module.css';
import { letterOf } from '../components/chosen/PlanMarker.js';
import { ComingPlans } from '../components/ComingPlans.js';
import { CostMethod } from '../components/costs/CostPicture.js';
import { FiguresContext } from '../components/links/PlanLink.js';
import { SampleData } from '../components/Sample.js';
import { Source } from '../components/Source.js';
import { useListLink } from '../components/use-finder-pages.js';
import { useExpectedCare } from '../components/use-own-care-costs.js';
import { useFirstWait, useRanking } from '../components/use-ranking.js';
import { useSearchSummary } from '../components/use-search-summary.js';
import { creditEstimateText } from '../eligibility/credit-texts.js';
import { FullPrices } from '../eligibility/FullPrices.js';
import { MaybeOver } from '../eligibility/MaybeOver.js';
import { MedicareCaution } from '../eligibility/MedicareCaution.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import { NEXT_STEP_ID, PLAN_DETAILS } from '../messages/plan-details.js';
import { SAMPLE } from '../messages/plan.js';
import { COMPARE_PLANS, SEARCH } from '../messages/plans.js';
import { assumedText } from '../model/costs/year-cost.js';
import { COMPARE_PROPERTIES, PROPERTIES } from '../model/plan-properties.js';
import { pricedPeopleText } from '../model/search/search-summary.js';
import { plansToCompare } from '../model/selected-plans.js';
import { SharePlans } from '../saved/SharePlans.js';
import { useSubmitted } from '../storage/answers.slice.js';
import { useSelectedPlans } from '../storage/choices.slice.js';
import { LIST_RETURN, planLinkState } from '../storage/plan-link-state.js';
import styles from './compare.module.css';
import { CompareTable } from './CompareTable.js';
import { bestFirst } from './Rank.js';

/** What to ask the insurer before enrolling. */
export const Questions = ({ year }: { year: number }) => {
  const questions = COMPARE_PAGE.ask.questions(year);
  return (
    <div className={styles.ask}>
      <Disclosure
        title={
          <>
            {COMPARE_PAGE.ask.title} <small>{questions.length}</small>
          </>
        }
      >
        <ol>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <p className={styles.onPaper}>{SITE.onPaper(SITE.name, firmDetail('phone'))}</p>
      </Disclosure>
    </div>
  );
};

const LazyLeftOutPlans = lazyPart(() => import('./LeftOutPlans.js').then((part) => part.LeftOutPlans));

const LABELS = COMPARE_PROPERTIES.map((name) => PROPERTIES[name].label);

/** The chosen plans and the last search, with the plans' year, which may differ from that of the search. */
function useChosen() {
  const [selected] = useSelectedPlans();
  const last = useSubmitted();
  return useMemo(() => {
    const chosen = plansToCompare(selected, last?.search.year ?? 0);
    const submitted = last && { ...last, search: { ...last.search, year: chosen.year } };
    return { chosen, ids: chosen.plans.map(({ id }) => id), submitted };
  }, [selected, last]);
}

const NO_PLANS: readonly Plan[] = [];

/** The link to the next step on the page of the plan that comes first. */
function ToNextStep({ plan, search }: { plan: Plan; search: PlanSearch }) {
  const shownAs = use(FiguresContext) ?? undefined;
  return (
    <ButtonLink
      to={`${planPath(plan.id, search.year)}#${NEXT_STEP_ID}`}
      state={planLinkState(search, { plan, ...shownAs })}
    >
      {PLAN_DETAILS.nextStepFor(letterOf(0))}
    </ButtonLink>
  );
}

const CompareFrame = ({ children }: { children: ReactNode }) => (
  <Page>
    <div className={`stack ${styles.compared}`}>{children}</div>
  </Page>
);

function Comparison() {
  useFocusRecovery();
  const list = useListLink();
  const { chosen, ids, submitted } = useChosen();
  const search = submitted?.search ?? null;
  const isReady = search !== null && ids.length >= COMPARE.min;
  const body = search && isReady ? { ...search, plan_ids: ids } : undefined;
  const { data, currentData, error, isFetching, refetch } = plansApi.usePlanBatchQuery(body ? { body } : skipToken);
  // After one plan is removed from the comparison, keep showing the other plans until the new response arrives.
  const shown =
    currentData ?? (isReady && data && ids.every((id) => data.plans.some((plan) => plan.id === id)) ? data : undefined);
  const plans = shown?.plans ?? NO_PLANS;
  const { rankOne, isPending, areMedicinesMissing } = useRanking(search, plans, shown?.eligibility);
  const expectedCare = useExpectedCare(search);
  const summary = useSearchSummary(submitted);
  const isWaiting = useFirstWait(shown === undefined || isPending);
  const compared = ids.flatMap((id) => plans.filter((plan) => plan.id === id)).map(rankOne);
  const hasCredit = compared.some(({ plan }) => plan.premium !== plan.premium_w_credit);
  const estimate = search && shown && hasCredit ? creditEstimateText(shown.provenance.source, search.year) : null;
  const priced =
    search && shown ? pricedPeopleText(search, shown.eligibility, submitted?.kinds, submitted?.entries) : '';
  // Whether some of the chosen plans are not compared or have no price.
  const isShort =
    chosen.ofOtherYears.length > 0 ||
    (shown && (plans.length < ids.length || plans.some(({ premium }) => premium === null)));
  const ranked = bestFirst(compared);
  const [first] = ranked;
  const isShown = submitted && search && shown && !isWaiting && first !== undefined;
  const figures = shown && {
    provenance: shown.provenance,
    eligibility: shown.eligibility,
    kinds: submitted?.kinds ?? null,
  };
  const isComing = isReady && !error && (isFetching || isWaiting);
  return (
    <FiguresContext value={figures ?? null}>
      <div className={styles.top}>
        <h1>{isShown ? COMPARE_PAGE.title(compared.length) : PAGES.compare.title}</h1>
        {isShown && (
          <>
            <p className="muted">{COMPARE_PAGE.order}</p>
            <div className={`${styles.next} no-print`}>
              <ToNextStep plan={first.plan} search={search} />
            </div>
          </>
        )}
      </div>
      {isComing && !isShown && <ComingPlans body={body} areFew />}
      <Status>{isComing && <p>{PLAN_DETAILS.loading}</p>}</Status>
      {!isReady && <Notice text={search ? COMPARE_PLANS.needMore : COMPARE_PAGE.noSearch} />}
      {chosen.overLimit > 0 && <Notice text={COMPARE_PAGE.tooMany(COMPARE.max)} />}
      {error && (
        <TryAgain
          isBusy={isFetching}
          onRetry={refetch}
          text={failureText(error, isAnswered(error) ? PLAN_DETAILS.noDetails : SEARCH.unreachable)}
        />
      )}
      {/* The message of `CareLoader` appears together with the plans, so that it does not move them. */}
      {search && isReady && <CareLoader planIds={ids} year={search.year} areMedicinesMissing={areMedicinesMissing} />}
      {search && isShort && (
        <LazyLeftOutPlans chosen={chosen} found={shown?.plans ?? null} livesIn={search.place.state} />
      )}
      {isShown && (
        <SampleData source={shown.provenance.source} hasRibbon={false}>
          <MaybeOver year={search.year} />
          <CompareTable
            compared={compared}
            year={search.year}
            search={search}
            expectedCare={expectedCare}
            isFullPrice={areFullPrices(plans)}
          />
          {priced && <p className="small">{priced}</p>}
          <FullPrices household={search.household} />
          {hasCredit && <MedicareCaution household={search.household} kinds={submitted.kinds ?? null} />}
          <Questions year={search.year} />
          <AboutNumbersFold>
            <p>{summary}</p>
            <CostMethod isOwn={compared.some(({ isFromOwnCare }) => isFromOwnCare)} expectedCare={expectedCare} />
            {ranked.map(({ plan, cost }, index) => {
              const assumed = cost && assumedText(cost);
              return assumed && <p key={plan.id}>{`${letterOf(index)}: ${assumed}`}</p>;
            })}
            {estimate && <p>{estimate}</p>}
            {shown.provenance.source === 'sample' && (
              <p>
                {SAMPLE.titles.plans} {SAMPLE.notes.plans}
              </p>
            )}
            <Source provenance={shown.provenance} state={search.place.state} />
            <p>{SEARCH.disclaimer}</p>
            <LazyTermsHelp labels={LABELS} />
          </AboutNumbersFold>
          <div className="no-print">
            <RemovePlans title={COMPARE_PAGE.removeOne} plans={chosen.plans} />
          </div>
          <Disclosure title={WORDING.title}>
            <LazyWordingSwitches />
          </Disclosure>
        </SampleData>
      )}
      {/* Not before the plans, which would push it down. */}
      {(isShown || !isComing) && (
        <div className={`${styles.ways} no-print`}>
          <ButtonLink kind="quiet" to={list.to} state={LIST_RETURN}>
            {COMPARE_PAGE.back}
          </ButtonLink>
          {isShown && (
            <>
              <Button kind="secondary" onClick={() => print()}>
                {PLAN_DETAILS.print}
              </Button>
              <SharePlans plans={ranked.map(({ plan }) => plan)} year={search.year} search={search} />
            </>
          )}
        </div>
      )}
      {isShown && (
        <section className={`${tray.tray} ${styles.bar} no-print`} aria-label={PLAN_DETAILS.nextStep}>
          <p className={tray.name}>
            <b>{letterOf(0)}</b> {first.plan.name}
          </p>
          <ToNextStep plan={first.plan} search={search} />
        </section>
      )}
    </FiguresContext>
  );
}

export const CompareScreen = () => (
  <CompareFrame>
    <Comparison />
  </CompareFrame>
);

export const GuestComparisonScreen = () => (
  <CompareFrame>
    <OwnAnswers
      hasClear={false}
      before={
        <>
          <div className={styles.top}>
            <h1>{PAGES.compare.title}</h1>
          </div>
          <ComingPlans areFew />
        </>
      }
    >
      <Comparison />
    </OwnAnswers>
  </CompareFrame>
);
