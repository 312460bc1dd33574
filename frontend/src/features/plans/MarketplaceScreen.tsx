import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PlanSearch, PlanSearchReply } from '../../../../backend/src/contract/plans.contract.js';
import { SAVED_WORDS } from '../../../../backend/src/contract/messages/saved.js';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import type { SearchToSave } from '../../../../backend/src/contract/saved.contract.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { isFailure } from '../../api/index.js';
import { Checkbox, Disclosure, Notice, Page, type Problem } from '../../ui/index.js';
import { ContactConsent } from '../consent/index.js';
import { PlanDisplayContext } from './display.js';
import { draftOf, useDraft } from './draft.js';
import { keepSearch, readSearch, usePreferences } from './kept.js';
import { plansApi } from './plans.api.js';
import styles from './plans.module.css';
import { PreferencesPanel } from './PreferencesPanel.js';
import { Results } from './Results.js';
import { SavedList } from './SavedListLater.js';
import { SearchForm } from './SearchForm.js';

interface Found { search: PlanSearch; reply: PlanSearchReply }
const MORE = [PAGES.blogChoose, PAGES.contact, PAGES.terms, PAGES.privacy];

/** A state with its own exchange is an answer with a way on; everything else is a failure. */
export function problemOf(failure: unknown): Problem {
  if (!isFailure(failure) || !failure.detail) return { text: SEARCH.failed };
  return failure.code === 'plans.stateExchange' ? { text: failure.detail } : { text: SEARCH.failed, info: failure.detail };
}

function useSearch() {
  const [searchPlans] = plansApi.useSearchPlansMutation();
  const [found, setFound] = useState<Found | null>(null);
  const latest = useRef(0);
  /** What was found before stays until something newer is there; an answer that comes late is dropped. */
  async function run(search: PlanSearch): Promise<Problem | void> {
    const turn = (latest.current += 1);
    try {
      const reply = await searchPlans({ body: search }).unwrap();
      if (turn !== latest.current) return;
      keepSearch(search);
      setFound({ search, reply });
    } catch (failure) {
      if (turn === latest.current) return problemOf(failure);
    }
  }
  return { found, run };
}

/** The last search is shown again as it was; should that fail, it says so. */
function useRestored(run: (search: PlanSearch) => Promise<Problem | void>) {
  const [last] = useState(readSearch);
  const [state, setState] = useState<'none' | 'busy' | Problem>(last ? 'busy' : 'none');
  const isStarted = useRef(false);
  useEffect(() => {
    if (!last || isStarted.current) return;
    isStarted.current = true;
    void run(last).then((problem) => setState(problem ?? 'none'));
  });
  return state;
}

function useSwitches() {
  const [tips, setTips] = useState(true);
  const [plain, setPlain] = useState(false);
  const display = useMemo(() => ({ tips, plain }), [tips, plain]);
  const switches = (
    <div className={`${styles.switches} no-print`}>
      <Checkbox name="helpTips" label={SEARCH.helpTips} hint={SEARCH.helpTipsHint} checked={tips} onChange={(event) => setTips(event.target.checked)} />
      <Checkbox name="plainLanguage" label={SEARCH.plainLanguage} hint={SEARCH.plainLanguageHint} checked={plain} onChange={(event) => setPlain(event.target.checked)} />
    </div>
  );
  return { display, switches };
}

const Failed = ({ problem: { text, info } }: { problem: Problem }) => <Notice tone="problem"><p>{text}</p>{info && <p>{info}</p>}</Notice>;

export default function MarketplaceScreen() {
  const { found, run } = useSearch();
  const restored = useRestored(run);
  const [draft, setDraft] = useDraft();
  const [preferences, setPreferences] = usePreferences();
  const { display, switches } = useSwitches();
  const [saved, setSaved] = useState<Problem | null>(null);
  async function open({ search, preferences: wishes }: SearchToSave): Promise<void> {
    setPreferences(wishes);
    setDraft(draftOf(search));
    setSaved((await run(search)) ?? null);
  }
  return (
    <PlanDisplayContext value={display}>
      <Page>
        <h1>{SEARCH.title}</h1>
        {switches}
        <Disclosure title={SAVED_WORDS.title}><SavedList onOpen={(search) => void open(search)} /></Disclosure>
        {saved && <Failed problem={saved} />}
        <PreferencesPanel preferences={preferences} onChange={setPreferences} />
        <SearchForm draft={draft} setDraft={setDraft} onSearch={run} />
        <p className="visually-hidden" role="status">{found && SEARCH.found(found.reply.plans.length)}</p>
        {restored === 'busy' && <p role="status">{SEARCH.busy}</p>}
        {typeof restored === 'object' && !found && <Failed problem={restored} />}
        {found && <Results reply={found.reply} search={found.search} />}
        <ContactConsent />
        <ul>{MORE.map(({ path, title }) => <li key={path}><Link to={path}>{title}</Link></li>)}</ul>
      </Page>
    </PlanDisplayContext>
  );
}
