import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { VISIT_KEYS, whenCleared } from '../session/index.js';
import { Answers, NO_ANSWERS } from './answers.js';

const listeners = new Set<() => void>();
/** Stands in where the browser's storage is switched off. */
let memory = '';

function textKept(): string {
  try {
    return sessionStorage.getItem(VISIT_KEYS.quiz) ?? '';
  } catch {
    return memory;
  }
}
function parsed(text: string): Answers {
  try {
    return z.parse(Answers, JSON.parse(text));
  } catch {
    return NO_ANSWERS;
  }
}

let known: { text: string; answers: Answers } = { text: '', answers: NO_ANSWERS };
/** The answers of this visit; the same object as long as nothing changed. */
function read(): Answers {
  const text = textKept();
  if (text !== known.text) known = { text, answers: text === '' ? NO_ANSWERS : parsed(text) };
  return known.answers;
}

function keep(answers: Answers): void {
  memory = JSON.stringify(answers);
  try {
    sessionStorage.setItem(VISIT_KEYS.quiz, memory);
  } catch {
    // Then the answers last as long as the page.
  }
  listeners.forEach((tell) => tell());
}
whenCleared(() => {
  memory = '';
  listeners.forEach((tell) => tell());
});
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The answers live in this tab alone and go with it: nothing of them is ever sent. */
export const useAnswers = (): [Answers, (answers: Answers) => void] => [useSyncExternalStore(subscribe, read, () => NO_ANSWERS), keep];
