import { lazy, Suspense, useState } from 'react';
import { useAnswersFromQuiz } from '../storage/answers-from-quiz.slice.js';

const Panel = lazy(() =>
  import('./QuizAnswersPanel.js').then(
    ({ QuizAnswersPanel: Found }) => ({ default: Found }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * The panel with quiz answers, whose code is loaded only for people who took the quiz. The search form also works
 * without it.
 */
export function LazyQuizAnswersPanel() {
  const answers = useAnswersFromQuiz();
  const [wasThere, setWasThere] = useState(false);
  if (answers && !wasThere) setWasThere(true);
  return <Suspense fallback={null}>{wasThere && <Panel />}</Suspense>;
}
