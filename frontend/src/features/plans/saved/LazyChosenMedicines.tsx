import { FORM } from '#contract/messages/forms.js';
import { EmptyList, useListsState } from '#features/care/index.js';
import { lazyPart } from '#ui/index.js';
import { useWhoseAnswers } from '../components/answers/use-whose-answers.js';

const ChosenMedicines = lazyPart(() => import('./ChosenMedicines.js').then((part) => part.ChosenMedicines));

/** The medicines and doctors, with how many chosen plans cover each. Not loaded for empty lists. */
export function LazyChosenMedicines() {
  const state = useListsState();
  const whose = useWhoseAnswers();
  if (whose === 'checking') return null;
  if (state === 'loading') return <p>{FORM.loading}</p>;
  return whose === 'own' && state === 'empty' ? <EmptyList /> : <ChosenMedicines />;
}
