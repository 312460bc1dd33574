import { Link } from 'react-router';
import type { Household } from '#contract/api/plans.contract.js';
import { isHelpUnknown } from '#contract/plans/help.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { FULL_PRICE } from '../messages/plan.js';

const useIncomeStep = (): string => `${useFinderPages().questions.path}?step=income`;

const AddIncome = () => (
  <Link className="no-print" to={useIncomeStep()}>
    {FULL_PRICE.add}
  </Link>
);

/** Says beside prices, with a link to the income question, that they are full prices: the income is not known. */
export const FullPrices = ({ household }: { household: Household }) =>
  isHelpUnknown(household) ? (
    <p>
      {FULL_PRICE.text} <AddIncome />
    </p>
  ) : null;
