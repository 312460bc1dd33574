import { useState, type ComponentProps } from 'react';
import { Disclosure, lazyPart } from '#ui/index.js';
import { SEARCH } from '../messages/plans.js';

const LazyFields = lazyPart(() => import('./PreferenceFields.js').then((part) => part.PreferenceFields));

/** The preferences, collapsed at first. The code of the fields is loaded when they are first expanded. */
export function PreferencesPanel(props: ComponentProps<typeof LazyFields>) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure title={SEARCH.preferences} onToggle={() => setOpened(true)}>
      {wasOpened && <LazyFields {...props} />}
    </Disclosure>
  );
}
