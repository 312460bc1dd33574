import type { PlanSearch } from '#contract/api/plans.contract.js';
import { PreferencesPanel } from '../questions/PreferencesPanel.js';
import { SaveSearch } from '../saved/SaveButtons.js';
import { usePreferences } from '../storage/preferences.slice.js';

/** What people can do before they go through the list of plans: save the search, and say what matters to them. */
export function AboveList({ search }: { search: PlanSearch }) {
  const [preferences, setPreferences] = usePreferences();
  return (
    <>
      <SaveSearch search={search} />
      <PreferencesPanel preferences={preferences} onChange={setPreferences} />
    </>
  );
}
