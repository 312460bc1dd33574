import { lazy, Suspense, useState, type ComponentProps, type ComponentType } from 'react';
import { useAnswersFromQuiz } from '../storage/answers-from-quiz.slice.js';
import type { QuizAnswersPanel } from './QuizAnswersPanel.js';

type PanelProps = ComponentProps<typeof QuizAnswersPanel>;
const Panel = lazy<ComponentType<PanelProps>>(() =>
  import('./QuizAnswersPanel.js').then(
    ({ QuizAnswersPanel: Found }) => ({ default: Found }),
    () => ({ default: () => <></> }),
  ),
);

/** The quiz's answers, loaded only for people who took it. If loading fails, the search form still works. */
export function LazyQuizAnswersPanel(props: PanelProps) {
  const answers = useAnswersFromQuiz();
  const [wasThere, setWasThere] = useState(false);
  if (answers && !wasThere) setWasThere(true);
  return <Suspense fallback={null}>{wasThere && <Panel {...props} />}</Suspense>;
}
