import * as z from 'zod/mini';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { privateValue } from './private-value.js';

const names = z.array(z.string());
/** The medicines and doctors from the quiz, for screens that do not need the other quiz answers and their code. */
export const quizNames = privateValue(PRIVATE_KEYS.fromQuiz, z.object({ medicines: names, doctors: names }), {
  medicines: [],
  doctors: [],
});
