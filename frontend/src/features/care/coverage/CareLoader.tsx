import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '#store/index.js';
import { TryAgain } from '#ui/index.js';
import { useFailureShown } from '../api/use-failure-shown.js';
import { useDoctorList } from '../lists/use-doctors.js';
import { useMedicineList, useMedicineListStatus } from '../lists/use-medicines.js';
import { CARE } from '../messages/care.js';
import { coveredByNoneText, fillGroupsOf, planCaresOf, type PlanCare } from '../model/plan-care.js';
import { careFactsFound, keyOf, selectCareFacts } from '../storage/care-facts.slice.js';
import { useCareCoverage } from './use-care-coverage.js';

const NONE: Readonly<Record<string, PlanCare>> = {};

/**
 * Loads which of the person's medicines and doctors the plans of one year cover: `cares` by plan id, empty until loaded
 * and for empty lists. Yearly costs need `fills`, `fillGroups` and `isComing`.
 */
function usePlanCares(planIds: readonly string[], year: number | undefined) {
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

export interface Asked {
  readonly planIds: readonly string[];
  readonly year: number | undefined;
  /** Whether the costs with the person's medicines could not be calculated. The screen's costs then leave them out. */
  readonly areMedicinesMissing?: boolean;
  /** Whether the screen shows costs of these plans. If not, no message says what the costs count. */
  readonly areCostsShown?: boolean;
}

/**
 * Loads which of the person's medicines and doctors the given plans cover, and stores the result in Redux, where the
 * screens read it. If the medicines could not be loaded or checked, or if their costs could not be calculated, a
 * message says that the costs on the screen do not include the medicines, and offers to try again. Other messages say
 * that the costs count average medicines, because a medicine is not known, and name the medicines that none of the
 * plans covers.
 */
export function CareLoader({
  planIds,
  year,
  areMedicinesMissing: areCostsMissing = false,
  areCostsShown = true,
}: Asked) {
  const dispatch = useAppDispatch();
  const medicines = useMedicineList();
  const doctors = useDoctorList();
  const isListRead = useMedicineListStatus() === 'read';
  const { items, cares, fills, fillGroups, isComing, areMedicinesMissing } = usePlanCares(
    [...new Set([...planIds, ...useAppSelector(selectCareFacts).asked])],
    year,
  );
  const { isShown, isBusy } = useFailureShown(areMedicinesMissing || areCostsMissing);
  const isUsualCounted = medicines.length > 0 && !isComing && !areMedicinesMissing && fills === null;
  const none = coveredByNoneText(Object.values(items));
  // Store the coverage before the page is painted: plans and the message about medicines appear in one frame.
  useLayoutEffect(() => {
    const counts = !isListRead ? '' : CARE.counts(medicines.length, doctors.length);
    const plans = Object.fromEntries(Object.entries(cares).map(([id, care]) => [keyOf(id, year ?? 0), care]));
    dispatch(careFactsFound({ counts, fills, fillGroups, isComing, plans }));
  }, [dispatch, isListRead, medicines, doctors, cares, fills, fillGroups, isComing, year]);
  return (
    <div role="status" className="may-be-empty">
      {areCostsShown && isShown && <TryAgain tone="warning" isBusy={isBusy} text={CARE.notCounted} />}
      {areCostsShown && isUsualCounted && <p>{CARE.usualCounted}</p>}
      {areCostsShown && none && <p>{none}</p>}
    </div>
  );
}

export type Cares = ReturnType<typeof usePlanCares>;

interface PlanCaresProps {
  readonly planIds: readonly string[];
  readonly year: number;
  readonly children: (cares: Cares) => ReactNode;
}

/** Loads what the given plans cover, for parts of a page about other plans, and shows what its child makes of it. */
export const PlanCares = ({ planIds, year, children }: PlanCaresProps) => children(usePlanCares(planIds, year));
