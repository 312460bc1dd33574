import { useWording } from '#features/wording/index.js';
import { Choices } from '#ui/index.js';
import { BENEFITS } from '../model/answers.js';
import { QUIZ } from '../model/words.js';
import type { QuizState } from './use-quiz.js';

export function Benefits({ quiz: { answers, change } }: { quiz: QuizState }) {
  const word = useWording();
  const tick = (value: string, isTicked: boolean) =>
    change({
      ...answers,
      benefits: BENEFITS.filter((each) => (each === value ? isTicked : answers.benefits.includes(each))),
    });
  return (
    <Choices
      name="benefits"
      legend={QUIZ.benefits.legend}
      hint={QUIZ.benefits.hint}
      pick="any"
      choices={BENEFITS.map((value) => ({ value, label: word(QUIZ.benefits[value]) }))}
      chosen={answers.benefits}
      onChange={tick}
    />
  );
}
