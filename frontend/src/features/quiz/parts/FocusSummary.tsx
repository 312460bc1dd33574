import { Notice } from '#ui/index.js';
import type { Answers } from '../model/answers.js';
import { focusLines } from '../model/focus.js';
import { QUIZ } from '../model/words.js';

export function FocusSummary({ answers }: { answers: Answers }) {
  const lines = focusLines(answers);
  return (
    <Notice>
      <h3>{QUIZ.meds.focusing}</h3>
      {lines.length === 0 ? (
        <p>{QUIZ.focus.none}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
