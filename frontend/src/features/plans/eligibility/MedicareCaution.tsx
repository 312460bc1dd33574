import { Link } from 'react-router';
import { useFinderPages } from '../components/use-finder-pages.js';
import { CREDIT } from '../messages/credit/credit.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { mayHaveMedicare } from './credit-texts.js';

function Caution({ isAlone }: { isAlone: boolean }) {
  const { questions } = useFinderPages();
  return (
    <p>
      {CREDIT.medicareAge(isAlone)}{' '}
      <Link className="no-print" to={`${questions.path}?step=people`}>
        {CREDIT.sayMedicare}
      </Link>
    </p>
  );
}

interface Props extends Pick<SubmittedSearch, 'kinds'> {
  readonly household: SubmittedSearch['search']['household'];
}

/**
 * A sentence beside prices that count a tax credit, with a link to the question about other coverage. It says that the
 * prices may not hold for people who can get Medicare. Nothing is rendered for households that it does not concern.
 */
export const MedicareCaution = ({ household, kinds }: Props) =>
  mayHaveMedicare(household, kinds) ? <Caution isAlone={household.people.length === 1} /> : null;
