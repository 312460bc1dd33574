import { LazyCareOverPlans } from '#features/care/index.js';
import { useAppSelector } from '#store/index.js';
import { plansToCompare } from '../model/selected-plans.js';
import { selectLastSearch } from '../storage/last-search.slice.js';
import { useSelectedPlans } from '../storage/selected-plans.slice.js';

/** The person's medicines and doctors, each with the number of chosen plans that cover it. */
export function ChosenMedicines() {
  const [selected] = useSelectedPlans();
  const search = useAppSelector(selectLastSearch);
  const { plans, year } = plansToCompare(selected, search?.year ?? 0);
  return <LazyCareOverPlans planIds={plans.map(({ id }) => id)} year={year || undefined} />;
}
