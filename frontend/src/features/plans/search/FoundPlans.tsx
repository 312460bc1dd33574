import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { useOnboarding } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import { ButtonLink, Notice, useFocusRecovery } from '#ui/index.js';
import type { FinderPages } from '../components/use-finder-pages.js';
import { FINDER } from '../messages/finder.js';
import { SEARCH } from '../messages/plans.js';
import { EMPTY_DRAFT } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';
import { isDraftChanged } from '../model/search/submitted-search.js';
import { furthestStep, stepAddress, type Step } from '../questions/steps.js';
import { searchSubmitted, useDraft, useSubmitted } from '../storage/answers.slice.js';
import { OutcomeSection } from './OutcomeSection.js';
import styles from './search.module.css';
import { EditAnswers, SearchFailed, Searching } from './Searching.js';
import { useNewerSearch, useSearch } from './use-search.js';

interface Props {
  readonly pages: FinderPages;
  /** Whether the heading above the plans receives focus, because the person has just pressed the search button. */
  readonly takesFocus?: boolean;
}

/** The plans for the last search, or why there are none. */
export function FoundPlans({ pages, takesFocus = false }: Props) {
  useFocusRecovery();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [draft, setDraft] = useDraft();
  const submitted = useSubmitted();
  const newer = useNewerSearch();
  const { answer, isBusy, problem, isYearGone, currentYear, again } = useSearch(submitted);
  useOnboarding(answer !== null);
  // Where the list and the questions share a path, the list keeps its order and filters.
  const ownParams = pages.questions === pages.results ? params : new URLSearchParams();
  const questionsAt = (step: Step, isOne = false): string => pages.questions.path + stepAddress(step, ownParams, isOne);
  const editAt = pages.questions === pages.results ? questionsAt('place') : pages.questions.path;
  if (!submitted)
    return (
      <Notice>
        <p>{FINDER.noAnswers}</p>
        <p>
          <ButtonLink to={editAt}>{FINDER.start}</ButtonLink>
        </p>
      </Notice>
    );
  /** Searches again with the current answers. If some are missing, opens the first step that lacks an answer. */
  function update(): void {
    const entries = { ...(newer?.entries ?? draft), ...(pages.isIncomeNeeded && { isIncomeUnknown: false }) };
    const { data: search } = z.safeParse(PlanSearch, toSearchRequest(entries));
    if (newer) setDraft({ ...EMPTY_DRAFT, ...newer.entries });
    if (search) dispatch(searchSubmitted({ search, entries }));
    else void navigate(questionsAt(furthestStep(entries)));
  }
  const hasPlans = answer?.kind === 'plans';
  return (
    <>
      {isYearGone && currentYear && <Notice text={SEARCH.yearGone(submitted.search.year, currentYear)} />}
      {problem && <SearchFailed problem={problem} onRetry={update} />}
      <div className={hasPlans || isBusy ? `stack ${styles.outcome}` : 'stack'}>
        <Searching search={submitted.search} isBusy={isBusy} hasPlans={answer !== null} />
        <OutcomeSection
          answer={answer}
          isBusy={isBusy}
          isOld={problem !== null || isYearGone}
          isChanged={answer !== null && (newer !== null || isDraftChanged(answer, draft))}
          onUpdate={update}
          onRetry={again}
          takesFocus={takesFocus}
          editAt={(step) => questionsAt(step, true)}
        />
      </div>
      {!hasPlans && (
        <p>
          <EditAnswers to={editAt} />
        </p>
      )}
    </>
  );
}
