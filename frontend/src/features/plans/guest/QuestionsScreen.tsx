import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { zipOf } from '#contract/limits/fields.js';
import { PAGES } from '#contract/pages.js';
import { VISIT_KEYS } from '#features/session/index.js';
import { useWide } from '#theme/index.js';
import { Page, Status, useHydrated } from '#ui/index.js';
import { forgetCleared, wasCleared } from '../components/answers/ClearAnswers.js';
import { OwnAnswers } from '../components/answers/OwnAnswers.js';
import { OPEN } from '../components/use-finder-pages.js';
import { FINDER } from '../messages/finder.js';
import { QUESTIONS } from '../messages/questions.js';
import type { Draft } from '../model/search/search-draft.js';
import { isOneAsked, stepIn } from '../questions/steps.js';
import { Answering } from '../search/Answering.js';
import { useDraft } from '../storage/answers.slice.js';

function zipIn(state: unknown): string | null {
  const zip = typeof state === 'object' && state !== null && 'zip' in state ? zipOf(String(state.zip)) : '';
  return /^\d{5}$/.test(zip) ? zip : null;
}

/** Removes and returns the ZIP code that was typed on the home page before its scripts ran, or null. */
function takeTypedZip(): string | null {
  try {
    const zip = sessionStorage.getItem(VISIT_KEYS.typedZip);
    sessionStorage.removeItem(VISIT_KEYS.typedZip);
    return zipIn({ zip });
  } catch {
    return null;
  }
}

/** Fills in the home page's ZIP code, from the navigation state or, before its scripts ran, the storage. */
function useCarriedZip(draft: Draft, setDraft: (changes: Partial<Draft>) => void): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const zip = zipIn(state);
  useEffect(() => {
    const typed = takeTypedZip();
    const carried = zip ?? typed;
    if (carried !== null && carried !== draft.zip) setDraft({ zip: carried, county: '' });
    if (zip !== null) void navigate('.', { replace: true, state: null });
  }, [zip, draft.zip, setDraft, navigate]);
}

function Asking() {
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft();
  useCarriedZip(draft, setDraft);
  return <Answering {...OPEN} submitLabel={QUESTIONS.see} onFound={() => void navigate(OPEN.results.path)} />;
}

/** The questions of the plan search that is open to everybody. The plans are shown on another page. */
export default function QuestionsScreen() {
  const { state, key } = useLocation();
  const [params] = useSearchParams();
  // During prerendering, neither the step in the URL nor the state of the history entry is known.
  const isHydrated = useHydrated();
  const step = isHydrated ? stepIn(params) : null;
  /** Whether the introduction is shown. For later questions, a phone's screen has no room for it. */
  const isWide = useWide();
  const isStart = step === null || (!isOneAsked(params) && (isWide || step === 'place'));
  const isCleared = isHydrated && wasCleared(state);
  /** Clearing the answers replaces the form, so that the error messages of the old one disappear. */
  const [clearedAt, setClearedAt] = useState('');
  if (isCleared && clearedAt !== key) setClearedAt(key);
  useEffect(() => {
    if (isCleared) forgetCleared();
  }, [isCleared, key]);
  return (
    <Page>
      <h1 className={isStart ? undefined : 'visually-hidden'}>{PAGES.plans.title}</h1>
      {isStart && <p className="lead">{FINDER.lead}</p>}
      <Status>{isCleared && <p>{FINDER.cleared}</p>}</Status>
      <OwnAnswers key={clearedAt}>
        <Asking />
      </OwnAnswers>
    </Page>
  );
}
