import { Link } from 'react-router';
import type { Household } from '#contract/api/plans.contract.js';
import { FULL_PRICE } from '#contract/messages/plans/full-price.js';
import { isHelpUnknown } from '#contract/plans/help.js';
import { useFinderPages } from '../components/use-finder-pages.js';

function Text() {
  const { questions } = useFinderPages();
  return (
    <p>
      {FULL_PRICE.text}{' '}
      <Link className="no-print" to={`${questions.path}?step=income`}>
        {FULL_PRICE.add}
      </Link>
    </p>
  );
}

/**
 * A sentence beside prices, with a link to the question about the income. It says that the prices are full prices,
 * because the income is not known. Nothing is rendered for other households.
 */
export const FullPrices = ({ household }: { household: Household }) => (isHelpUnknown(household) ? <Text /> : null);
