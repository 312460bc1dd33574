import { Pill, Stethoscope } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { DrugTiers } from '#contract/plans/plan.js';
import { formatDay } from '#ui/format.js';
import { Status } from '#ui/index.js';
import { CARE } from '../messages/care.js';
import styles from '../model/care.module.css';
import { shortName, tierPriceText } from '../model/coverage-text.js';
import { fillGroupsOf, planCaresOf, type CareItem, type PlanCare } from '../model/plan-care.js';
import { AnswerChip } from './CareChips.js';
import { useCareCoverage, type CareCoverage } from './use-care-coverage.js';

const NONE: Readonly<Record<string, PlanCare>> = {};

/**
 * Loads which of the person's medicines and doctors the given plans of one year cover. `cares` has the coverage by plan
 * id, and is empty until it is loaded and for people whose lists are empty. `fills`, `fillGroups` and `isComing` are
 * what the yearly costs of these plans are worked out from.
 */
export function usePlanCares(planIds: readonly string[], year: number | undefined) {
  const { careOf, fills, fillsUnder, areMedicinesComing, areMedicinesMissing } = useCareCoverage(planIds, year);
  const ids = planIds.toSorted().join(' ');
  return useMemo(() => {
    const items = Object.fromEntries((careOf ? ids.split(' ') : []).map((id) => [id, careOf?.(id) ?? []]));
    return {
      items,
      cares: year === undefined ? NONE : planCaresOf(items),
      fills,
      fillGroups: fillGroupsOf(items, fills, fillsUnder),
      isComing: areMedicinesComing,
      areMedicinesMissing,
    };
  }, [careOf, ids, year, fills, fillsUnder, areMedicinesComing, areMedicinesMissing]);
}

interface PlanCareProps {
  readonly planId: string;
  readonly year: number | undefined;
  /** Prices of the plan's drug tiers, or null if the insurer's drug list is not known. */
  readonly tiers: DrugTiers | null;
}

/**
 * Returns sentences about one medicine or doctor: the plan's notes and, for a medicine, the price of its drug tier and
 * whom to ask about a generic.
 */
function notesOn(
  { kind, id, name, notes, tier }: CareItem,
  known: CareCoverage['known'],
  tiers: DrugTiers | null,
): string[] {
  if (kind === 'doctors') return [...notes];
  const price = tierPriceText(tiers, tier);
  const generic = known.find(({ rxcui }) => rxcui === id)?.generic;
  return [...notes, ...(price ? [price] : []), ...(generic ? [CARE.generic(shortName(name))] : [])];
}

export function PlanCare({ planId, year, tiers }: PlanCareProps) {
  const care = useCareCoverage([planId], year);
  const items = care.careOf?.(planId) ?? [];
  const [medicineData] = care.sources;
  return (
    <>
      {/* The status element makes screen readers read its text aloud whenever the text changes. */}
      <Status>
        {care.isLoading && <p>{CARE.loading}</p>}
        {care.isFailed && <p>{CARE.failed}</p>}
      </Status>
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((item) => {
            const Icon = item.kind === 'medicines' ? Pill : Stethoscope;
            return (
              <li key={item.id}>
                <span>
                  <Icon aria-hidden="true" className="icon" /> <b>{item.name}</b>
                  {notesOn(item, care.known, tiers).map((note) => (
                    <span key={note} className={`muted small ${styles.note}`}>
                      {note}
                    </span>
                  ))}
                </span>
                <AnswerChip item={item} />
              </li>
            );
          })}
        </ul>
      )}
      {items.some(({ kind, answer }) => kind === 'medicines' && answer === 'no') && (
        <p className="small">{CARE.notCovered}</p>
      )}
      {items.some(({ answer }) => answer === 'unknown') && <p className="small">{CARE.askInsurer}</p>}
      {items.length > 0 && medicineData && (
        <p className="muted small">
          {CARE.asOf(formatDay(medicineData.asOf))} {items.some(({ kind }) => kind === 'doctors') && CARE.callToCheck}
        </p>
      )}
    </>
  );
}

export type Cares = ReturnType<typeof usePlanCares>;

interface PlanCaresProps {
  readonly planIds: readonly string[];
  readonly year: number;
  readonly children: (cares: Cares) => ReactNode;
}

/**
 * Loads which of the person's medicines and doctors the given plans cover, and shows what its child makes of it. Parts
 * of a page use it for plans other than those that the page is about.
 */
export const PlanCares = ({ planIds, year, children }: PlanCaresProps) => children(usePlanCares(planIds, year));
