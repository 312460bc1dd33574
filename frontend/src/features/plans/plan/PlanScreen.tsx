import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { withCause } from '#api/index.js';
import { PAGES } from '#contract/pages.js';
import { SessionCheck } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import { Button, lazyPart, Notice, Page, Status, useFocusRecovery, useTitle, Waiting } from '#ui/index.js';
import { plansApi } from '../api/plans.api.js';
import { LazyOthersAnswers, useWhoseAnswers } from '../components/answers/use-whose-answers.js';
import { SampleData } from '../components/Sample.js';
import { useListLink } from '../components/use-finder-pages.js';
import { creditGapText } from '../eligibility/credit-texts.js';
import { PLAN_DETAILS } from '../messages/plan-details.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { savedPriceOf } from '../model/price-change.js';
import { kindsIn } from '../model/search/search-draft.js';
import type { OwnSearch } from '../model/search/submitted-search.js';
import { LazyNextYear } from '../next-year/LazyNextYear.js';
import { SavePlan } from '../saved/SaveButtons.js';
import { SharePlans } from '../saved/SharePlans.js';
import { searchSubmitted } from '../storage/answers.slice.js';
import { useNavigationState } from '../storage/navigation-state.js';
import { planLinkState } from '../storage/plan-link-state.js';
import { ComingPlan } from './ComingPlan.js';
import styles from './plan-page.module.css';
import { PlanDetails } from './PlanDetails.js';
import { PlanProblem } from './PlanProblem.js';
import { PriceBar } from './PricePanel.js';
import { usePlan } from './use-plan.js';

/** Asks for what a plan's price depends on. People who have searched do not see it. */
const LazyMiniForm = lazyPart(() => import('./MiniForm.js').then((part) => part.MiniForm));

/** Whether Back leads to another page of this site. The router numbers the pages of a visit from 0. */
const cameFromHere = (): boolean => Number((history.state as { idx?: unknown } | null)?.idx ?? 0) > 0;
/** Returns the plan year in the URL, if it is one of the years that the server knows. */
const yearIn = (params: URLSearchParams): number | undefined =>
  /^20(1[4-9]|[2-9]\d)$/.test(params.get('year') ?? '') ? Number(params.get('year')) : undefined;

function useYear(requestedYear: number | undefined): { year: number | undefined; error: unknown } {
  const { data, error } = plansApi.useMarketYearsQuery(requestedYear === undefined ? undefined : skipToken);
  return { year: requestedYear ?? data?.current, error };
}

/** The way to the page before or, if the plan's URL was opened directly, to the list of plans. */
function Back() {
  const navigate = useNavigate();
  const list = useListLink();
  return (
    <p className={`no-print ${styles.back}`}>
      <Button kind="quiet" onClick={() => void (cameFromHere() ? navigate(-1) : navigate(list.to))}>
        {PLAN_PAGE.back}
      </Button>
    </p>
  );
}

/** A plan's page. Answers in this browser that may be somebody else's are neither used nor shown. */
export default function PlanScreen() {
  const [, setStarted] = useState(false);
  const whose = useWhoseAnswers();
  return (
    <Page>
      <Back />
      {whose === 'checking' ? (
        <>
          <ComingPlan />
          <SessionCheck />
        </>
      ) : (
        <PlanContent key={whose} whose={whose} onStart={() => setStarted(true)} />
      )}
    </Page>
  );
}

interface ContentProps {
  readonly whose: Exclude<ReturnType<typeof useWhoseAnswers>, 'checking'>;
  readonly onStart: () => void;
}

function PlanContent({ whose, onStart }: ContentProps) {
  const isOwn = whose === 'own';
  useFocusRecovery();
  const dispatch = useAppDispatch();
  const { pathname, search: query } = useLocation();
  const { planId = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const fromNavigation = useNavigationState(planId, yearIn(params), isOwn);
  const requestedYear = fromNavigation?.search.year ?? yearIn(params);
  const { year, error: noYear } = useYear(requestedYear);
  const isReplaced = params.has('year') && yearIn(params) === undefined;
  const yearNote = year
    ? isReplaced && PLAN_PAGE.yearReplaced(year)
    : noYear !== undefined && withCause(PLAN_PAGE.yearUnknown, noYear);
  const { plan, isWhole, provenance, eligibility, error, isLoading, body, retry } = usePlan(
    planId,
    requestedYear,
    fromNavigation,
  );
  useTitle(plan?.name ?? PAGES.plan.title);
  const priceFor = ({ search, entries }: OwnSearch): void => {
    dispatch(searchSubmitted({ search, entries }));
    // The page scrolls back to the top, where the plan's price takes the place of the form.
    void navigate(pathname + query, { replace: true, state: planLinkState(search, { kinds: kindsIn(entries) }) });
  };
  return (
    <>
      {plan || !isLoading || error ? (
        <h1 className={styles.title}>{plan?.name ?? PAGES.plan.title}</h1>
      ) : (
        <ComingPlan body={body} />
      )}
      {eligibility?.credit_gap && eligibility.credit_gap !== 'noIncome' && (
        <Notice tone="warning" text={creditGapText(eligibility.credit_gap)} />
      )}
      <div role="status">
        <PlanProblem
          id={planId}
          error={error}
          isShown={plan !== null}
          isWhole={isWhole}
          isLoading={isLoading}
          onRetry={retry}
        />
        {plan && yearNote && <Notice tone="warning" text={yearNote} />}
      </div>
      {plan && (
        <SampleData source={provenance?.source} hasRibbon={false}>
          <PlanDetails
            plan={plan}
            isWhole={isWhole}
            search={fromNavigation?.search ?? null}
            kinds={fromNavigation?.kinds ?? null}
            year={year}
            provenance={provenance}
            eligibility={eligibility}
            ask={
              <>
                {isOwn && (year || noYear === undefined) && (
                  <div className={`${styles.ask} no-print`}>
                    {year && <LazyMiniForm year={year} isAgain={fromNavigation !== null} onSearch={priceFor} />}
                  </div>
                )}
                {whose === 'others' && <LazyOthersAnswers onStart={onStart} />}
                {whose === 'unknown' && <SessionCheck />}
              </>
            }
            actions={
              <>
                {year && (
                  <>
                    <SavePlan
                      plan={plan}
                      year={year}
                      search={fromNavigation?.search ?? null}
                      price={fromNavigation && savedPriceOf(plan, provenance)}
                    />
                    <SharePlans plans={[plan]} year={year} search={fromNavigation?.search ?? null} />
                  </>
                )}
                <Button kind="secondary" onClick={() => print()}>
                  {PLAN_DETAILS.print}
                </Button>
              </>
            }
            nextYear={isOwn && fromNavigation && <LazyNextYear id={plan.id} search={fromNavigation.search} />}
            isOwn={isOwn}
          />
        </SampleData>
      )}
      {/* Below the content that is already shown, so that it does not move when the rest of the plan arrives. */}
      <Status>{isLoading && !error && <p>{PLAN_DETAILS.loading}</p>}</Status>
      {isLoading && !error && <Waiting text={null} />}
      {plan && <PriceBar plan={plan} source={provenance?.source} />}
    </>
  );
}
