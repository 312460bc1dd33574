import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { SAVED_WORDS } from '../../../../backend/src/contract/messages/saved.js';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import type { SearchToSave } from '../../../../backend/src/contract/saved.contract.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Checkbox, Disclosure, Notice, Page, Status, useKeptFocus, type Problem } from '../../ui/index.js';
import { Answered } from './Answered.js';
import { ContactConsent } from './ContactConsentLater.js';
import { PlanDisplayContext } from './display.js';
import { draftOf, useDraft } from './draft.js';
import { usePreferences } from './kept.js';
import styles from './plans.module.css';
import { PreferencesPanel } from './PreferencesPanel.js';
import { SavedList } from './SavedListLater.js';
import { SearchForm } from './SearchForm.js';
import { useKeptSearch } from './use-kept-search.js';
import { kindsOf, useSearch } from './use-search.js';

const MORE = [PAGES.blogChoose, PAGES.contact, PAGES.terms, PAGES.privacy];

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
  useKeptFocus();
  const { answer, isBusy, problem, run, hasRun } = useSearch();
  const [draft, setDraft] = useDraft();
  const kept = useKeptSearch({ run, hasRun }, draft);
  const [preferences, setPreferences] = usePreferences();
  const { display, switches } = useSwitches();
  /** What the form sent stands in the form with its busy state and its problems; it begins anew with each search that is opened. */
  const [opened, setOpened] = useState(0);
  const [isFromForm, setFromForm] = useState(false);
  function open({ search, preferences: wishes }: SearchToSave): void {
    const opens = draftOf(search);
    setPreferences(wishes);
    setDraft(opens);
    setOpened(opened + 1);
    setFromForm(false);
    kept.show(search, opens);
  }
  function send(search: PlanSearch): Promise<Problem | void> {
    setFromForm(true);
    kept.forgetGoneYear();
    return run({ search, kinds: kindsOf(search, draft) });
  }
  return (
    <PlanDisplayContext value={display}>
      <Page>
        <h1>{SEARCH.title}</h1>
        {switches}
        <Disclosure title={SAVED_WORDS.title}><SavedList onOpen={open} /></Disclosure>
        <PreferencesPanel preferences={preferences} onChange={setPreferences} />
        <div role="status">{kept.goneYear && kept.currentYear && <Notice><p>{SEARCH.yearGone(kept.goneYear, kept.currentYear)}</p></Notice>}</div>
        <SearchForm key={opened} draft={draft} setDraft={setDraft} onSearch={send} />
        <Status>{(kept.isWaiting || (isBusy && !isFromForm)) && <p>{SEARCH.busy}</p>}</Status>
        {problem && !isFromForm && !kept.goneYear && <Failed problem={problem} />}
        <Answered answer={answer} isBusy={isBusy} isOld={problem !== null || kept.goneYear !== null} />
        <ContactConsent />
        <ul>{MORE.map(({ path, title }) => <li key={path}><Link to={path}>{title}</Link></li>)}</ul>
      </Page>
    </PlanDisplayContext>
  );
}
