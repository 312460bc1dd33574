import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { PreferencesPanel } from '../questions/PreferencesPanel.js';
import { SaveSearch } from '../saved/SaveButtons.js';
import { usePreferences } from '../storage/choices.slice.js';

/** The controls above the list of plans: a button that saves the search, and the person's preferences. */
export function ResultsControls({ submitted }: { submitted: SubmittedSearch }) {
  const [preferences, setPreferences] = usePreferences();
  return (
    <div className="stack no-print">
      <SaveSearch submitted={submitted} />
      <PreferencesPanel preferences={preferences} onChange={setPreferences} />
    </div>
  );
}
