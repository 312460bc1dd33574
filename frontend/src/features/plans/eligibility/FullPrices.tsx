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

/**
 * A sentence beside prices, with a link to the question about the income. It says that the prices are full prices,
 * because the income is not known. Nothing is rendered for other households.
 */
export const FullPrices = ({ household }: { household: Household }) =>
  isHelpUnknown(household) ? (
    <p>
      {FULL_PRICE.text} <AddIncome />
    </p>
  ) : null;
