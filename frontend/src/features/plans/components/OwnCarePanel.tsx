import { lazy, Suspense } from 'react';
import { CarePanel } from '#features/care/index.js';
import { PRIVATE_KEYS, readPrivate } from '#features/session/index.js';

const QuizCarePanel = lazy(() =>
  import('./QuizCarePanel.js').then(
    (part) => ({ default: part.QuizCarePanel }),
    () => ({ default: CarePanel }),
  ),
);

/**
 * The person's lists of medicines and doctors. The code for the medicines from the quiz is loaded only for people who
 * took the quiz. If loading fails, the lists still work.
 */
export function OwnCarePanel({ zip }: { zip: string }) {
  const panel = <CarePanel zip={zip} />;
  if (readPrivate(PRIVATE_KEYS.fromQuiz) === null) return panel;
  return (
    <Suspense fallback={panel}>
      <QuizCarePanel zip={zip} />
    </Suspense>
  );
}
