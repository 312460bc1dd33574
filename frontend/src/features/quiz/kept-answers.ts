import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { Answers, NO_ANSWERS } from './answers.js';

const KEY = 'quizAnswers';

/** For this visit and this tab only: closing it forgets everything. */
function read(): Answers {
  try {
    const parsed = z.safeParse(Answers, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : NO_ANSWERS;
  } catch {
    return NO_ANSWERS;
  }
}

/** Called with new answers; gives back the way to change them. Before the script has taken over, nothing is answered yet. */
export function useAnswers(): [Answers, (change: (before: Answers) => Answers) => void, boolean] {
  const [answers, setAnswers] = useState<Answers | null>(null);
  useEffect(() => setAnswers(read()), []);
  useEffect(() => {
    if (answers === null) return;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(answers));
    } catch {
      // Storage may be switched off; the answers then last as long as the page.
    }
  }, [answers]);
  const change = useCallback((step: (before: Answers) => Answers) => setAnswers((before) => step(before ?? NO_ANSWERS)), []);
  return [answers ?? NO_ANSWERS, change, answers !== null];
}
