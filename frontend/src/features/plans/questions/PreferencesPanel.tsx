import { useState, type ComponentProps } from 'react';
import { Disclosure, lazyPart } from '#ui/index.js';
import { SEARCH } from '../messages/plans.js';

const LazyFields = lazyPart(() => import('./PreferenceFields.js').then((part) => part.PreferenceFields));

/**
 * A panel with the person's preferences. The panel is collapsed at first, and the code of its fields is loaded when it
 * is first expanded.
 */
export function PreferencesPanel(props: ComponentProps<typeof LazyFields>) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure title={SEARCH.preferences} onToggle={() => setOpened(true)}>
      {wasOpened && <LazyFields {...props} />}
    </Disclosure>
  );
}
