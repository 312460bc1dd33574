import { PreferencesPanel } from '../../questions/PreferencesPanel.js';
import { usePreferences } from '../../storage/choices.slice.js';

/** The person's preferences, which change the order of the list and hide no plan. */
export function OwnPreferences() {
  const [preferences, setPreferences] = usePreferences();
  return <PreferencesPanel preferences={preferences} onChange={setPreferences} />;
}
