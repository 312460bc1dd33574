import { lazy, Suspense, useState } from 'react';
import { useAnswersFromQuiz } from '../storage/answers-from-quiz.slice.js';

const Panel = lazy(() =>
  import('./QuizAnswersPanel.js').then(
    ({ QuizAnswersPanel: Found }) => ({ default: Found }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * The panel of quiz answers, which is loaded only for people who took the quiz. The search form works with or without
 * the panel.
 */
export function LazyQuizAnswersPanel() {
  const answers = useAnswersFromQuiz();
  const [wasThere, setWasThere] = useState(false);
  if (answers && !wasThere) setWasThere(true);
  return <Suspense fallback={null}>{wasThere && <Panel />}</Suspense>;
}
