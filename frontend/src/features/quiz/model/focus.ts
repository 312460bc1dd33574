import { CONDITIONS, type Answers, type DetailedNeed } from './answers.js';
import { QUIZ } from './words.js';

/** The needs and conditions named in the quiz, one a line, as shown below "We're focusing on". */
export function focusLines({ needs, conditions, diabetesConfirmed, otherConditions, otherText }: Answers): string[] {
  const detailed = (Object.keys(CONDITIONS) as DetailedNeed[])
    .filter((need) => needs[need])
    .map((need) => {
      const names = conditions[need].map((id) => QUIZ.conditions[id]).join(', ');
      return names === '' ? QUIZ.needs[need] : `${QUIZ.needs[need]}: ${names}`;
    });
  const diabetes = needs.diabetes ? [diabetesConfirmed ? QUIZ.needs.diabetes : QUIZ.focus.diabetesUnsure] : [];
  const named = [...otherConditions, otherText.trim()].filter((text) => text !== '');
  const other = needs.other ? (named.length > 0 ? named : [QUIZ.focus.other]) : [];
  return [...detailed, ...diabetes, ...other];
}
