import { skipToken } from '@reduxjs/toolkit/query/react';
import { Scale } from 'lucide-react';
import { Fragment, useMemo, type ReactNode } from 'react';
import { failureText, isAnswered } from '#api/index.js';
import { firmDetail } from '#content/firm/firm.js';
import { COMPARE } from '#contract/limits/plans.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { areFullPrices } from '#contract/plans/help.js';
import type { Plan } from '#contract/plans/plan.js';
import { CareLoader } from '#features/care/index.js';
import { LazyTermsHelp, LazyWordingSwitches } from '#features/wording/index.js';
import { WORDING } from '#features/wording/messages.js';
import { useNarrow } from '#theme/index.js';
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
import { OwnAnswers } from '../components/answers/OwnAnswers.js';
import { CollapsedOnPhone } from '../components/CollapsedOnPhone.js';
import { CostMethod } from '../components/costs/CostPicture.js';
import { FiguresContext } from '../components/links/PlanLink.js';
import { SampleData } from '../components/Sample.js';
import { Source } from '../components/Source.js';
import { useListLink } from '../components/use-finder-pages.js';
import { useExpectedCare } from '../components/use-own-care-costs.js';
import { useFirstWait, useRanking } from '../components/use-ranking.js';
import { useSearchFacts } from '../components/use-search-summary.js';
import { creditEstimateText } from '../eligibility/credit-texts.js';
import { FullPrices } from '../eligibility/FullPrices.js';
import { MaybeOver } from '../eligibility/MaybeOver.js';
import { MedicareCaution } from '../eligibility/MedicareCaution.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import { PLAN_DETAILS } from '../messages/plan-details.js';
import { COMPARE_PLANS, SEARCH } from '../messages/plans.js';
import { expectedAmount, type ExpectedAmount } from '../model/costs/year-cost.js';
import { COMPARE_PROPERTIES, PROPERTIES } from '../model/plan-properties.js';
import { verdictOn } from '../model/ranking/verdict.js';
import { pricedPeopleText } from '../model/search/search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { plansToCompare } from '../model/selected-plans.js';
import { SharePlans } from '../saved/SharePlans.js';
import { useSubmitted } from '../storage/answers.slice.js';
import { useSelectedPlans } from '../storage/choices.slice.js';
import { LIST_RETURN } from '../storage/plan-link-state.js';
import type { ComparedPlan } from './compare-rows.js';
import styles from './compare.module.css';
import { CompareTable } from './CompareTable.js';

export const Questions = ({ year }: { year: number }) => (
  <section className={`${styles.onPaper} ${styles.ask}`}>
    <h2>{COMPARE_PAGE.ask.title}</h2>
    <ol>
      {COMPARE_PAGE.ask.questions(year).map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
    <p>{SITE.onPaper(SITE.name, firmDetail('phone'))}</p>
  </section>
);

const LazyLeftOutPlans = lazyPart(() => import('./LeftOutPlans.js').then((part) => part.LeftOutPlans));

const LABELS = COMPARE_PROPERTIES.map((name) => PROPERTIES[name].label);

/**
 * Returns the chosen plans and the last search. The chosen plans may be for a different year than the search, so the
 * year of the search is replaced by the year of the comparison.
 */
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

function InShort({ compared, expected }: { compared: readonly ComparedPlan[]; expected: ExpectedAmount | null }) {
  const sentences = verdictOn(compared, expected);
  if (sentences.length === 0) return null;
  return (
    <section className={styles.verdict} aria-label={COMPARE_PAGE.verdictTitle}>
      <Scale aria-hidden="true" className="icon" />
      <p>
        {sentences.map(({ who, says }) => (
          <Fragment key={says}>
            <strong>{who}</strong> {says}{' '}
          </Fragment>
        ))}
      </p>
    </section>
  );
}

/** The answers for which the plans are compared. On phones they are one line, because a family's answers are long. */
function Answers({ submitted }: { submitted: SubmittedSearch }) {
  const { facts, sentence } = useSearchFacts(submitted);
  const text = <p className="muted small">{sentence}</p>;
  if (!useNarrow()) return text;
  // Two sheets of paper have no room for the frame of the folded answers.
  return (
    <>
      <div className="no-print">
        <Disclosure title={facts.join(' · ')}>{text}</Disclosure>
      </div>
      <div className={styles.onPaper}>{text}</div>
    </>
  );
}

const CompareFrame = ({ children }: { children: ReactNode }) => (
  <Page>
    <div className={`stack ${styles.compared}`}>
      <h1>{PAGES.compare.title}</h1>
      {children}
    </div>
  </Page>
);

function Comparison() {
  useFocusRecovery();
  const list = useListLink();
  const { chosen, ids, submitted } = useChosen();
  const search = submitted?.search ?? null;
  const isReady = search !== null && ids.length >= COMPARE.min;
  const { data, currentData, error, isFetching, refetch } = plansApi.usePlanBatchQuery(
    search && isReady ? { body: { ...search, plan_ids: ids } } : skipToken,
  );
  // After one plan is removed from the comparison, keep showing the other plans until the new response arrives.
  const shown =
    currentData ?? (isReady && data && ids.every((id) => data.plans.some((plan) => plan.id === id)) ? data : undefined);
  const plans = shown?.plans ?? NO_PLANS;
  const { rankOne, isPending, areMedicinesMissing } = useRanking(search, plans);
  const expectedCare = useExpectedCare(search);
  const isWaiting = useFirstWait(shown === undefined || isPending);
  const compared = ids.flatMap((id) => plans.filter((plan) => plan.id === id)).map(rankOne);
  const hasCredit = compared.some(({ plan }) => plan.premium !== plan.premium_w_credit);
  const estimate = search && shown && hasCredit ? creditEstimateText(shown.provenance.source, search.year) : null;
  const priced = search && shown ? pricedPeopleText(search, shown.eligibility, submitted?.kinds) : '';
  // Whether some of the chosen plans are not compared or have no price.
  const isShort =
    chosen.ofOtherYears.length > 0 ||
    (shown && (plans.length < ids.length || plans.some(({ premium }) => premium === null)));
  return (
    <>
      <div className={`${styles.ways} no-print`}>
        <ButtonLink kind="quiet" to={list.to} state={LIST_RETURN}>
          {COMPARE_PAGE.back}
        </ButtonLink>
        {compared.length > 0 && (
          <Button kind="secondary" onClick={() => print()}>
            {PLAN_DETAILS.print}
          </Button>
        )}
        {search && compared.length > 0 && (
          <SharePlans plans={compared.map(({ plan }) => plan)} year={search.year} search={search} />
        )}
      </div>
      <Status>{isReady && !error && (isFetching || isWaiting) && <p>{PLAN_DETAILS.loading}</p>}</Status>
      {!isReady && (
        <Notice>
          <p>{search ? COMPARE_PLANS.needMore : COMPARE_PAGE.noSearch}</p>
        </Notice>
      )}
      {chosen.overLimit > 0 && (
        <Notice>
          <p>{COMPARE_PAGE.tooMany(COMPARE.max)}</p>
        </Notice>
      )}
      {error && (
        <TryAgain isBusy={isFetching} onRetry={refetch}>
          <p>{failureText(error, isAnswered(error) ? PLAN_DETAILS.noDetails : SEARCH.unreachable)}</p>
        </TryAgain>
      )}
      {/* The message of `CareLoader` appears together with the plans, so that it does not move them. */}
      {search && isReady && <CareLoader planIds={ids} year={search.year} areMedicinesMissing={areMedicinesMissing} />}
      {search && isShort && (
        <LazyLeftOutPlans chosen={chosen} found={shown?.plans ?? null} livesIn={search.place.state} />
      )}
      {submitted && search && shown && !isWaiting && compared.length > 0 && (
        <FiguresContext
          value={{ provenance: shown.provenance, eligibility: shown.eligibility, kinds: submitted?.kinds ?? null }}
        >
          <Answers submitted={submitted} />
          {priced && <p className="muted small">{priced}</p>}
          <FullPrices household={search.household} />
          {hasCredit && <MedicareCaution household={search.household} kinds={submitted?.kinds ?? null} />}
          <SampleData source={shown.provenance.source}>
            <InShort compared={compared} expected={expectedAmount(expectedCare)} />
            <CompareTable
              compared={compared}
              year={search.year}
              search={search}
              expectedCare={expectedCare}
              isFullPrice={areFullPrices(plans)}
            />
            <div className="no-print">
              <CollapsedOnPhone title={PAGES.howWeCount.title}>
                <MaybeOver year={search.year} />
                <CostMethod isOwn={compared.some(({ isFromOwnCare }) => isFromOwnCare)} expectedCare={expectedCare} />
              </CollapsedOnPhone>
            </div>
            <Questions year={search.year} />
            <div className={`muted small ${styles.notes}`}>
              {estimate && <p>{estimate}</p>}
              <Source provenance={shown.provenance} state={search.place.state} />
              <p>{SEARCH.disclaimer}</p>
            </div>
            <LazyTermsHelp labels={LABELS} />
            <CollapsedOnPhone title={WORDING.title}>
              <LazyWordingSwitches />
            </CollapsedOnPhone>
          </SampleData>
        </FiguresContext>
      )}
    </>
  );
}

export const CompareScreen = () => (
  <CompareFrame>
    <Comparison />
  </CompareFrame>
);

export const GuestComparisonScreen = () => (
  <CompareFrame>
    <OwnAnswers>
      <Comparison />
    </OwnAnswers>
  </CompareFrame>
);
