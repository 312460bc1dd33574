import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Disclosure } from '#ui/index.js';
import type { NamedCare } from '../lists/NamesToLookUp.js';
import { CARE_NAMES } from '../messages/care-names.js';
import { doctorsWithout, namesWithout } from '../model/names-without.js';
import { useCareCounts, useChecked } from '../storage/care-facts.slice.js';
import { LazyCareLists } from './parts.js';

/** Fragment of an address that opens the panel. */
export const CARE_PANEL = '#care';

interface Props {
  /** The person's ZIP code, or empty if the ZIP code is not known. */
  readonly zip: string;
  /** The medicines and doctors from the quiz that still have to be looked up, if the screen offers them. */
  readonly named?: NamedCare;
  readonly title?: string;
}

/** Expands to edit the lists of medicines and doctors, whose code is loaded only then. */
export function CarePanel({ zip, named, title = CARE_NAMES.title }: Props) {
  const counts = useCareCounts();
  const checked = useChecked();
  const toLookUp = named
    ? namesWithout(named.names, checked).length + doctorsWithout(named.doctors.names, checked).length
    : 0;
  const { hash, key } = useLocation();
  const [wasOpened, setOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const details = hash === CARE_PANEL && panel.current?.querySelector('details');
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus();
  }, [hash, key]);
  return (
    <div ref={panel} className="no-print">
      <Disclosure
        onToggle={() => setOpened(true)}
        title={title + (counts && `: ${counts}`) + CARE_NAMES.toLookUp(toLookUp)}
      >
        {wasOpened && <LazyCareLists zip={zip} {...(named && { named })} />}
      </Disclosure>
    </div>
  );
}
