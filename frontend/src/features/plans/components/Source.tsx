import type { Provenance } from '#contract/api/plans.contract.js';
import { PLAN } from '#contract/messages/plans.js';
import { Notice } from '#ui/index.js';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
const NOTES = { marketplace: null, imported: PLAN.importedData, sample: PLAN.sampleData };

/** A line that says where the figures on the screen come from and how old they are. */
export function Source({ provenance: { asOf, source, stale } }: { provenance: Provenance }) {
  return (
    <>
      {NOTES[source] && (
        <Notice tone="warning">
          <p>{NOTES[source]}</p>
        </Notice>
      )}
      <p className="muted">
        {PLAN.asOf(when.format(new Date(asOf)))}
        {stale && ` ${PLAN.stale}`}
      </p>
    </>
  );
}
