import { useMemo } from 'react';
import { fillGroupsOf, planCaresOf, type PlanCare } from '../model/plan-care.js';
import { useCareCoverage } from './use-care-coverage.js';

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
