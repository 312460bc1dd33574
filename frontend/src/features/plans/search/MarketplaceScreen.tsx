import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { SearchToSave } from '#contract/api/saved.contract.js';
import { SEARCH } from '#contract/messages/plans.js';
import { SAVED_WORDS } from '#contract/messages/saved.js';
import { PAGES } from '#contract/pages.js';
import { useOnboarding } from '#features/session/index.js';
import { WordingSwitches } from '#features/wording/index.js';
import { Disclosure, Notice, Page, Status, useFocusRecovery, type Problem } from '#ui/index.js';
import { draftFromSearch } from '../model/search-draft.js';
import { coverageKindsOf, isDraftChanged, type SubmittedSearch } from '../model/submitted-search.js';
import { LazySavedList } from '../saved/LazySavedList.js';
import { usePreferences } from '../storage/preferences.slice.js';
import { useDraft } from '../storage/search-draft.slice.js';
import { LazyContactConsent } from './LazyContactConsent.js';
import { LazyOutcomeSection } from './LazyOutcomeSection.js';
import { LazyQuizAnswersPanel } from './LazyQuizAnswersPanel.js';
import { PreferencesPanel } from './PreferencesPanel.js';
import styles from './search-form.module.css';
import { SearchFailed } from './SearchFailed.js';
import { SearchForm } from './SearchForm.js';
import { useCachedOutcome, useLastSearch } from './use-last-search.js';
import { useSearch } from './use-search.js';

const MORE = [PAGES.blogChoose, PAGES.contact, PAGES.terms, PAGES.privacy];

export default function MarketplaceScreen() {
  useFocusRecovery();
  const [draft, setDraft] = useDraft();
  const search = useSearch(useCachedOutcome(draft));
  const { answer, isBusy, problem, run } = search;
  useOnboarding(answer !== null);
  const lastSearch = useLastSearch(search, draft);
  const [preferences, setPreferences] = usePreferences();
  /**
   * Number of saved searches that the person has opened on this page. It serves as the React key of the form: each
   * saved search opens in a new form, without the errors and the busy state of the previous one.
   */
  const [opened, setOpened] = useState(0);
  const [isFromForm, setFromForm] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  function open({ search, preferences: saved }: SearchToSave): void {
    const opens = draftFromSearch(search);
    setPreferences(saved);
    setDraft(opens);
    setOpened(opened + 1);
    setFromForm(false);
    lastSearch.runStored(search, opens);
  }
  function repeat({ search, kinds }: SubmittedSearch): void {
    setFromForm(false);
    void run({ search, kinds });
  }
  function send(search: PlanSearch): Promise<Problem | void> {
    setFromForm(true);
    lastSearch.clearYearNotOffered();
    return run({ search, kinds: coverageKindsOf(search, draft) });
  }
  const submitForm = (): void => form.current?.querySelector('form')?.requestSubmit();
  const hasBegun = isBusy || lastSearch.isWaiting || answer !== null || problem !== null;
  return (
    <Page>
      <h1>{SEARCH.title}</h1>
      <WordingSwitches />
      <LazyQuizAnswersPanel />
      <Disclosure title={SAVED_WORDS.title}>
        <LazySavedList onOpen={open} />
      </Disclosure>
      <PreferencesPanel preferences={preferences} onChange={setPreferences} />
      <div role="status">
        {lastSearch.yearNotOffered && lastSearch.currentYear && (
          <Notice>
            <p>{SEARCH.yearGone(lastSearch.yearNotOffered, lastSearch.currentYear)}</p>
          </Notice>
        )}
      </div>
      <div ref={form}>
        <SearchForm key={opened} draft={draft} setDraft={setDraft} onSearch={send} />
      </div>
      <Status>{(lastSearch.isWaiting || (isBusy && !isFromForm)) && <p>{SEARCH.busy}</p>}</Status>
      {problem && !isFromForm && !lastSearch.yearNotOffered && <SearchFailed problem={problem} onRetry={submitForm} />}
      <div className={hasBegun ? `stack ${styles.outcome}` : 'stack'}>
        <LazyOutcomeSection
          answer={answer}
          isBusy={isBusy}
          isOld={problem !== null || lastSearch.yearNotOffered !== null}
          isChanged={answer !== null && isDraftChanged(answer, draft)}
          onUpdate={submitForm}
          onRetry={() => answer && repeat(answer)}
        />
      </div>
      <LazyContactConsent />
      <ul>
        {MORE.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
