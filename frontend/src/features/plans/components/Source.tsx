import type { Provenance } from '#contract/api/plans.contract.js';
import { PLAN } from '#contract/messages/plans/plan.js';
import { formatDay, formatTime } from '#ui/format-day.js';
import { Notice } from '#ui/index.js';

const isPast = (planYear: number): boolean => planYear < new Date().getFullYear();

/** A note about the age of the plan data on the screen and, if it was imported from files, about these files. */
export function Source({ provenance }: { provenance: Provenance }) {
  const { asOf, source, imported, typical_counts, stale } = provenance;
  return (
    <>
      {source === 'imported' && (
        <Notice tone="warning">
          <p>{PLAN.importedData}</p>
          {imported && (
            <p>
              {PLAN.importedFiles(imported.plan_year, formatDay(imported.on))}{' '}
              {isPast(imported.plan_year) && PLAN.pastYear}
            </p>
          )}
        </Notice>
      )}
      <p className="muted small">
        {PLAN.asOf(formatTime(asOf))}
        {stale && ` ${PLAN.stale}`}
        {typical_counts && ` ${PLAN.typicalCounts}`}
      </p>
    </>
  );
}
