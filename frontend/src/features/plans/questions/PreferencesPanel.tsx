import { useState } from 'react';
import { Disclosure, lazyPart } from '#ui/index.js';
import { SEARCH } from '../messages/plans.js';
import { usePreferences } from '../storage/choices.slice.js';

const LazyFields = lazyPart(() => import('./PreferenceFields.js').then((part) => part.PreferenceFields));

/** The preferences, collapsed at first. The code of the fields is loaded when they are first expanded. */
export function PreferencesPanel() {
  const [preferences, setPreferences] = usePreferences();
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure title={SEARCH.preferences} onToggle={() => setOpened(true)}>
      {wasOpened && <LazyFields preferences={preferences} onChange={setPreferences} />}
    </Disclosure>
  );
}
