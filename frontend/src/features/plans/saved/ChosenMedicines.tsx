import { LazyCareCoverageSummary } from '#features/care/index.js';
import { SESSION_CHECK } from '#features/session/messages/session-check.js';
import { useWhoseAnswers } from '../components/answers/use-whose-answers.js';
import { plansToCompare } from '../model/selected-plans.js';
import { useSubmitted } from '../storage/answers.slice.js';
import { useSelectedPlans } from '../storage/choices.slice.js';

/** The listed medicines and doctors with the number of chosen plans that cover each, or that the session ended. */
export function ChosenMedicines() {
  const [selected] = useSelectedPlans();
  const search = useSubmitted()?.search ?? null;
  const whose = useWhoseAnswers();
  const { plans, year } = plansToCompare(selected, search?.year ?? 0);
  if (whose === 'others')
    return (
      <p>
        {SESSION_CHECK.ended} {SESSION_CHECK.medicinesAfterLogin}
      </p>
    );
  return <LazyCareCoverageSummary planIds={plans.map(({ id }) => id)} year={year || undefined} />;
}
