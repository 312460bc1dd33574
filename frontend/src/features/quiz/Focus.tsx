import { QUIZ } from '../../../../backend/src/contract/messages/quiz.js';
import { Notice } from '../../ui/index.js';
import type { Answers } from './answers.js';
import { focusOf } from './summary.js';

/** What the answers so far are about. */
export function Focus({ answers }: { answers: Answers }) {
  const lines = focusOf(answers);
  return <Notice><p><strong>{QUIZ.focus}</strong></p><ul>{(lines.length > 0 ? lines : [QUIZ.noFocus]).map((line) => <li key={line}>{line}</li>)}</ul></Notice>;
}
