import type { Provenance } from '#contract/api/plans.contract.js';
import { RATED_BY_ZIP } from '#contract/limits/plans.js';
import { formatDay, formatTime } from '#ui/format.js';
import { Notice } from '#ui/index.js';
import { PLAN } from '../messages/plan.js';

const isPast = (planYear: number): boolean => planYear < new Date().getFullYear();

interface Props {
  readonly provenance: Provenance;
  /** Two-letter code of the state whose prices are on the screen. */
  readonly state?: string;
}

/** A note about the age of the plan data on the screen and, if it was imported from files, about these files. */
export function Source({ provenance, state }: Props) {
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
      {source !== 'marketplace' && RATED_BY_ZIP.some((one) => one === state) && (
        <p className="small">{PLAN.ratedByZip}</p>
      )}
      <p className="muted small">
        {PLAN.asOf(formatTime(asOf))}
        {stale && ` ${PLAN.stale}`}
        {typical_counts && ` ${PLAN.typicalCounts}`}
      </p>
    </>
  );
}
