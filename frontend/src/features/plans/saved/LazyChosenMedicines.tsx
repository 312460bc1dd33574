import { FORM } from '#contract/messages/forms.js';
import { PAGES } from '#contract/pages.js';
import { useListsState } from '#features/care/index.js';
import { CARE_NAMES } from '#features/care/messages/care-names.js';
import { useSession } from '#features/session/index.js';
import { ButtonLink, lazyPart } from '#ui/index.js';
import { useWhoseAnswers } from '../components/answers/use-whose-answers.js';

const ChosenMedicines = lazyPart(() => import('./ChosenMedicines.js').then((part) => part.ChosenMedicines));

function EmptyList() {
  const { isSignedIn } = useSession();
  return (
    <>
      <p>{CARE_NAMES.noMedicines}</p>
      <p>
        <ButtonLink kind="quiet" to={(isSignedIn ? PAGES.drugCoverage : PAGES.plans).path}>
          {CARE_NAMES.addMedicines}
        </ButtonLink>
      </p>
    </>
  );
}

/** The medicines and doctors, with how many chosen plans cover each. Not loaded for empty lists. */
export function LazyChosenMedicines() {
  const state = useListsState();
  const whose = useWhoseAnswers();
  if (whose === 'checking') return null;
  if (state === 'loading') return <p>{FORM.loading}</p>;
  return whose === 'own' && state === 'empty' ? <EmptyList /> : <ChosenMedicines />;
}
