import { Outcome } from '#ui/index.js';
import type { QuizMessage } from './use-quiz.js';

/** A message that screen readers announce every time it is set, even if its text is the same as before. */
export const MessageStatus = ({ message: { text, number } }: { message: QuizMessage }) => (
  <Outcome>{text && <p key={number}>{text}</p>}</Outcome>
);
