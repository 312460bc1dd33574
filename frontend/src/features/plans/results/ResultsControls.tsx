import type { PlanSearch } from '#contract/api/plans.contract.js';
import { draftOf } from '../model/search/draft-of.js';
import { PreferencesPanel } from '../questions/PreferencesPanel.js';
import { SaveSearch } from '../saved/SaveButtons.js';
import { usePreferences } from '../storage/preferences.slice.js';
import { useSearchedDraft } from '../storage/searched-draft.slice.js';

/** The controls above the list of plans: a button that saves the search, and the person's preferences. */
export function ResultsControls({ search }: { search: PlanSearch }) {
  const [preferences, setPreferences] = usePreferences();
  return (
    <div className="stack no-print">
      <SaveSearch search={search} from={draftOf({ search, kinds: null }, useSearchedDraft())} />
      <PreferencesPanel preferences={preferences} onChange={setPreferences} />
    </div>
  );
}
