import { Link } from 'react-router';
import { CREDIT } from '#contract/messages/plans/credit.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { mayHaveMedicare } from './credit-texts.js';

function Caution({ isShort }: Pick<Props, 'isShort'>) {
  const { questions } = useFinderPages();
  return (
    <p>
      {!isShort && `${CREDIT.medicareAge} `}
      <Link className="no-print" to={`${questions.path}?step=people`}>
        {CREDIT.sayMedicare}
      </Link>
    </p>
  );
}

interface Props extends Pick<SubmittedSearch, 'kinds'> {
  readonly household: SubmittedSearch['search']['household'];
  /** Whether only the link is shown, because the sentence before it says that the tax credit depends on Medicare. */
  readonly isShort?: boolean;
}

/**
 * A sentence beside prices that count a tax credit, with a link to the question about other coverage. It says that the
 * prices may not hold for people who can get Medicare. Nothing is rendered for households that it does not concern.
 */
export const MedicareCaution = ({ household, kinds, isShort }: Props) =>
  mayHaveMedicare(household, kinds) ? <Caution isShort={isShort} /> : null;
