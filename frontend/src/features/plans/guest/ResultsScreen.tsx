import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { PAGES } from '#contract/pages.js';
import { useOnboarding } from '#features/session/index.js';
import { LazyWordingSwitches } from '#features/wording/index.js';
import { WORDING } from '#features/wording/messages.js';
import { ButtonLink, Notice, Page, useFocusRecovery } from '#ui/index.js';
import { CollapsedOnPhone } from '../components/CollapsedOnPhone.js';
import { FINDER } from '../messages/finder.js';
import { SEARCH } from '../messages/plans.js';
import { toSearchRequest } from '../model/search/search-request.js';
import { coverageKindsOf, isDraftChanged } from '../model/search/submitted-search.js';
import { LazyOutcomeSection } from '../search/LazyOutcomeSection.js';
import styles from '../search/search.module.css';
import { SearchFailed } from '../search/SearchFailed.js';
import { ComingPlans, EditAnswers, Searching } from '../search/Searching.js';
import { useNewerAnswers } from '../search/use-newer-answers.js';
import { useCachedOutcome, useRepeatedSearch, useStoredSearch } from '../search/use-repeated-search.js';
import { useSearch } from '../search/use-search.js';
import { useDraft } from '../storage/search-draft.slice.js';
import { OwnAnswers } from './OwnAnswers.js';

function FoundPlans() {
  useFocusRecovery();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft();
  const stored = useStoredSearch(draft);
  const search = useSearch(useCachedOutcome(draft));
  const { answer, isBusy, problem, run } = search;
  const { isWaiting, yearNotOffered, currentYear } = useRepeatedSearch(search, draft, stored);
  const newer = useNewerAnswers(answer?.kind === 'plans' ? answer : null);
  useOnboarding(answer !== null);
  if (!stored)
    return (
      <Notice>
        <p>{FINDER.noAnswers}</p>
        <p>
          <ButtonLink to={PAGES.plans.path}>{FINDER.start}</ButtonLink>
        </p>
      </Notice>
    );
  const update = (): void => {
    const wanted = newer ?? draft;
    if (newer) setDraft(newer);
    const changed = z.safeParse(PlanSearch, toSearchRequest(wanted));
    if (changed.success) void run({ search: changed.data, kinds: coverageKindsOf(changed.data, wanted) }, 'plans');
    else void navigate(PAGES.plans.path);
  };
  return (
    <>
      {yearNotOffered && currentYear && (
        <Notice>
          <p>{SEARCH.yearGone(yearNotOffered, currentYear)}</p>
        </Notice>
      )}
      {problem && <SearchFailed problem={problem} onRetry={update} />}
      <div className={answer?.kind === 'plans' || isWaiting || isBusy ? `stack ${styles.outcome}` : 'stack'}>
        <Searching isBusy={isWaiting || isBusy} hasPlans={answer !== null} />
        <LazyOutcomeSection
          answer={answer}
          isBusy={isBusy}
          isOld={problem !== null}
          isChanged={answer !== null && (newer !== null || isDraftChanged(answer, draft))}
          onUpdate={update}
          onRetry={() => answer && void run(answer)}
          editAt={PAGES.plans.path}
        />
      </div>
      {answer?.kind !== 'plans' && (
        <p>
          <EditAnswers to={PAGES.plans.path} />
        </p>
      )}
      <CollapsedOnPhone title={WORDING.title}>
        <LazyWordingSwitches />
      </CollapsedOnPhone>
    </>
  );
}

export default function ResultsScreen() {
  return (
    <Page>
      <h1>{PAGES.planResults.title}</h1>
      <OwnAnswers before={<ComingPlans />}>
        <FoundPlans />
      </OwnAnswers>
    </Page>
  );
}
