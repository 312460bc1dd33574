import { useState } from 'react';
import { CARE_NAMES } from '#contract/messages/care/care-names.js';
import { Disclosure } from '#ui/index.js';
import { useCareCounts } from '../storage/care-facts.slice.js';
import { LazyCareLists } from './parts.js';

/**
 * A section that people expand to edit their lists of medicines and doctors. The code of the lists is loaded when the
 * section is expanded. `zip` is the person's ZIP code, or empty if the ZIP code is not known.
 */
export function CarePanel({ zip }: { zip: string }) {
  const counts = useCareCounts();
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className="no-print">
      <Disclosure onToggle={() => setOpened(true)} title={CARE_NAMES.title + (counts && `: ${counts}`)}>
        {wasOpened && <LazyCareLists zip={zip} />}
      </Disclosure>
    </div>
  );
}
