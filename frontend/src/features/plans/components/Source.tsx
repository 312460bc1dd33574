import type { Eligibility, Provenance } from '#contract/api/plans.contract.js';
import { BENCHMARK_YEAR, RATED_BY_ZIP } from '#contract/limits/plans.js';
import { PLAN } from '#contract/messages/plans/plan.js';
import { formatDay, formatTime } from '#ui/format-day.js';
import { Notice } from '#ui/index.js';

const isPast = (planYear: number): boolean => planYear < new Date().getFullYear();

interface Props {
  readonly provenance: Provenance;
  /** Plan year of the premiums on the screen. It is omitted if no premium on the screen is reduced by a tax credit. */
  readonly year?: number | undefined;
  /**
   * The marketplace's estimate for the household. The field `credit_gap` of the estimate says whether the area has no
   * benchmark premium.
   */
  readonly eligibility?: Pick<Eligibility, 'credit_gap'> | null | undefined;
  /** Two-letter code of the state whose prices are on the screen. */
  readonly state?: string;
}

/**
 * A note about the plan data on the screen: its source, whether the plans are real or samples, and how old the data is.
 */
export function Source({
  provenance: { asOf, source, imported, typical_counts, stale },
  year,
  eligibility,
  state,
}: Props) {
  const hasRealCredit = year === BENCHMARK_YEAR && eligibility?.credit_gap !== 'noBenchmark';
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
      {source === 'sample' && (
        <p className="small">
          <strong>{PLAN.sampleTitle}</strong> {PLAN.sampleData(hasRealCredit)}
          {typical_counts && ` ${PLAN.sampleCounts}`}
        </p>
      )}
      {source !== 'marketplace' && RATED_BY_ZIP.some((one) => one === state) && (
        <p className="small">{PLAN.ratedByZip}</p>
      )}
      <p className="muted small">
        {PLAN.asOf(formatTime(asOf))}
        {stale && ` ${PLAN.stale}`}
      </p>
    </>
  );
}
