import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { useWide } from '#theme/index.js';
import { StepProgress, useStepAddress, useStepStart, type Problem } from '#ui/index.js';
import { useListLink } from '../components/use-finder-pages.js';
import { QUESTIONS } from '../messages/questions.js';
import type { Draft } from '../model/search/search-draft.js';
import { usePlace } from './PlaceFields.js';
import { QuestionForm } from './QuestionForm.js';
import { furthestStep, isOneAsked, stepAddress, stepAfter, stepBefore, stepIn, STEPS, stepShown } from './steps.js';

interface Props {
  readonly draft: Draft;
  readonly setDraft: (changes: Partial<Draft>) => void;
  readonly onSearch: (search: PlanSearch) => Promise<Problem | void>;
  readonly submitLabel: (count: number | null) => string;
  readonly isIncomeNeeded?: boolean;
  readonly children?: ReactNode;
}

/**
 * The questions, or those of one step. On phones, four steps have URLs of their own, so that Back leads to the previous
 * one. On wide screens, all are on one page.
 */
export function Questions({ draft, setDraft, onSearch, submitLabel, isIncomeNeeded, children }: Props) {
  const isWide = useWide();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { elsewhere } = usePlace(draft);
  const isOne = isOneAsked(params);
  const asked = elsewhere ? 'place' : isOne ? stepIn(params) : stepShown(draft, stepIn(params));
  const step = isWide && !isOne ? null : asked;
  useStepAddress(params.get('step'), step, stepAddress(step, params, isOne));
  const { top, heading } = useStepStart(step);
  const furthest = elsewhere ? 0 : STEPS.indexOf(furthestStep(draft));
  const { to: listAt } = useListLink();
  const go = (to: (typeof STEPS)[number]): void => void navigate(stepAddress(to, params));
  return (
    <div ref={top} className="stack">
      {step !== null && !isOne && (
        <div>
          <StepProgress
            label={QUESTIONS.progress}
            steps={STEPS.map((id, index) => ({
              id,
              name: QUESTIONS.names[id],
              to: index <= furthest ? stepAddress(id, params) : null,
            }))}
            at={step}
          />
        </div>
      )}
      <QuestionForm
        key={step}
        draft={draft}
        setDraft={setDraft}
        step={step}
        heading={heading}
        isOne={isOne}
        onNext={() => step !== null && go(isOne ? furthestStep(draft) : stepAfter(step))}
        onBack={
          isOne
            ? () => void navigate(listAt)
            : step === null || step === 'place'
              ? undefined
              : () => go(stepBefore(step))
        }
        onSearch={onSearch}
        submitLabel={submitLabel}
        isIncomeNeeded={isIncomeNeeded}
      >
        {children}
      </QuestionForm>
    </div>
  );
}
