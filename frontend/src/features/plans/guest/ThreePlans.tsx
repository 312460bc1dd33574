import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { markSearchSent, wasSearchSent } from '#api/index.js';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { PLAN_CALLS } from '#contract/calls.js';
import { CARE_PANEL } from '#features/care/index.js';
import { useAppDispatch } from '#store/index.js';
import { Form, lazyPart, Status, Submit, useForm, type Problem } from '#ui/index.js';
import { plansApi } from '../api/plans.api.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { FINDER } from '../messages/finder.js';
import { SEARCH } from '../messages/plans.js';
import { FROM_QUIZ } from '../messages/quiz-answers.js';
import { EMPTY_DRAFT, newPerson, type Draft } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';
import { isDraftChanged } from '../model/search/submitted-search.js';
import { IncomeField } from '../questions/IncomeField.js';
import { PlaceFields, useCountyOfZip, usePlace } from '../questions/PlaceFields.js';
import { fieldMessages, isUnanswered } from '../questions/search-fields.js';
import { SCHEMAS } from '../questions/steps.js';
import { OtherPlace } from '../search/OtherPlace.js';
import { SearchFailed } from '../search/Searching.js';
import { useSearch, useSendSearch } from '../search/use-search.js';
import { applyQuizAnswers } from '../storage/answers-from-quiz.slice.js';
import { draftChanged, useDraft, useSubmitted } from '../storage/answers.slice.js';

const ThreeCards = lazyPart(() => import('../results/ThreeCards.js').then((part) => part.ThreeCards));

type QuizAnswers = Parameters<typeof applyQuizAnswers>[0];

/**
 * Three plans at the end of the quiz. It does not ask for the income, so a short form does. Only what determines prices
 * is sent, when the person presses the button. A reload repeats the search.
 */
export function ThreePlans({ answers }: { answers: QuizAnswers }) {
  const dispatch = useAppDispatch();
  const [{ income, isIncomeUnknown, zip, county, year }] = useDraft();
  const [draft, setDraft] = useState<Draft>(() => ({
    ...EMPTY_DRAFT,
    income,
    isIncomeUnknown,
    zip: answers.zip,
    county: zip === answers.zip ? county : '',
    people: [{ ...newPerson(0), age: answers.age, other: answers.other }],
  }));
  const change = useCallback((changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })), []);
  const { data: years } = plansApi.useMarketYearsQuery();
  const whole = useMemo(() => ({ ...draft, year: String(years?.current ?? '') }), [draft, years]);
  const submitted = useSubmitted();
  const sendSearch = useSendSearch();
  const [sent, setSent] = useState<'before' | 'now' | null>(() =>
    wasSearchSent() && submitted && !isDraftChanged(submitted, { ...draft, year }) ? 'before' : null,
  );
  const { answer, isBusy, problem } = useSearch(sent ? submitted : null);
  const { questions } = useFinderPages();
  const takeAnswers = () => dispatch(applyQuizAnswers({ ...answers, zip: whole.zip }));
  const send = (search: PlanSearch): Promise<Problem | void> => {
    setSent('now');
    markSearchSent();
    takeAnswers();
    const { income, isIncomeUnknown, county, year } = whole;
    dispatch(draftChanged({ income, isIncomeUnknown, county, year, isYearAssumed: false }));
    return sendSearch({ search, entries: whole });
  };
  const { elsewhere, checked } = usePlace(whole);
  const handOff = useRef<HTMLDivElement>(null);
  const form = useForm({
    schema: elsewhere ? SCHEMAS.place : PlanSearch,
    read: useMemo(() => () => toSearchRequest(checked), [checked]),
    messages: useMemo(() => fieldMessages(checked), [checked]),
    incomplete: isUnanswered(checked, null) ? SEARCH.missing : undefined,
    isLoading: useCountyOfZip(draft, change) || years === undefined,
    send: async () => {
      const { data } = z.safeParse(PlanSearch, toSearchRequest(whole));
      return data && !elsewhere ? send(data) : handOff.current?.focus();
    },
  });
  return (
    <>
      <Form form={form} action={PLAN_CALLS.search.path} label={FINDER.threeTitle}>
        <IncomeField draft={draft} hint={FINDER.threeIncome} setDraft={change} />
        <PlaceFields draft={whole} setDraft={change} handOff={handOff} />
        {!elsewhere && <Submit busy={SEARCH.busy}>{FINDER.threeSubmit}</Submit>}
      </Form>
      {problem && sent === 'before' && <SearchFailed problem={problem} />}
      <Status>{isBusy && <p>{SEARCH.busy}</p>}</Status>
      <div role="status">
        <OtherPlace answer={answer} />
      </div>
      {answer?.kind === 'plans' && (
        <>
          {answers.medicines.length > 0 && (
            <p>
              {FROM_QUIZ.notCounted} {/* The medicines may have changed in the quiz since the search was sent. */}
              <Link className="no-print" to={`${questions.path}?step=care${CARE_PANEL}`} onClick={takeAnswers}>
                {FROM_QUIZ.medicinesLink}
              </Link>
            </p>
          )}
          <ThreeCards reply={answer.reply} search={answer.search} kinds={answer.kinds} quiz={answers} />
        </>
      )}
    </>
  );
}
