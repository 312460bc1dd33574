import * as z from 'zod/mini';
import { zipOf } from '#contract/limits/fields.js';
import { HOUSEHOLD } from '#contract/limits/plans.js';
import { PAGES } from '#contract/pages.js';
import { FINDER } from '#features/plans/messages/finder.js';
import { Choices, Field, Form, useForm, useHydrated } from '#ui/index.js';
import { COVERAGES } from '../model/answers.js';
import { canBeZip, isAge } from '../model/steps.js';
import { QUIZ } from '../model/words.js';
import { StepNav } from './StepNav.js';
import type { QuizState } from './use-quiz.js';

const { basics } = QUIZ;
const Entries = z.object({
  zip: z.string().check(z.regex(/^\d{5}$/, basics.zipWrong), z.refine(canBeZip, FINDER.zipUnknown)),
  age: z.string().check(z.refine(isAge, basics.ageWrong(HOUSEHOLD.maxAge))),
  coverage: z.enum(COVERAGES, basics.coverageMissing),
});
const COVERAGE_CHOICES = COVERAGES.map((value) => ({ value, label: QUIZ.coverage[value] }));

export function Basics({ quiz }: { quiz: QuizState }) {
  const { answers, change, next } = quiz;
  const isHydrated = useHydrated();
  const form = useForm({ schema: Entries, send: async () => next() });
  const setCoverage = (value: string) =>
    change({ ...answers, coverage: COVERAGES.find((each) => each === value) ?? '' });
  return (
    <Form form={form} action={PAGES.quiz.path} label={QUIZ.titles.location} id="quiz">
      <Field
        name="zip"
        label={basics.zip}
        hint={basics.zipHint}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        size={7}
        required
        value={answers.zip}
        onChange={(event) => change({ ...answers, zip: zipOf(event.target.value) })}
      />
      <Field
        name="age"
        label={basics.age}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        size={5}
        required
        value={answers.age}
        onChange={(event) => change({ ...answers, age: event.target.value })}
      />
      <Choices
        name="coverage"
        legend={basics.coverage}
        pick="one"
        choices={COVERAGE_CHOICES}
        chosen={[answers.coverage]}
        onChange={setCoverage}
        required
      />
      <StepNav quiz={quiz} submits isReady={isHydrated} />
    </Form>
  );
}
