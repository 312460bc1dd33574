import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { PLAN_CALLS } from '#contract/calls.js';
import { HOUSEHOLD } from '#contract/limits/plans.js';
import { areFullPrices } from '#contract/plans/help.js';
import { useTips } from '#features/wording/index.js';
import { Button, Form, Submit, useForm, type Problem } from '#ui/index.js';
import { SEARCH } from '../messages/plans.js';
import { QUESTION_FIELDS, QUESTIONS } from '../messages/questions.js';
import { dollars, wholeDollars } from '../model/costs/money.js';
import { buyersOf, isMedicareOnly } from '../model/search/other-coverage.js';
import { newPerson, type Draft, type PersonDraft } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';
import { parseIncome, parseWholeNumber } from '../model/search/typed-amounts.js';
import { CareFields } from './CareFields.js';
import { HelpPreview } from './HelpPreview.js';
import { IncomeField } from './IncomeField.js';
import { PersonFields } from './PersonFields.js';
import { PlaceFields, useCountyOfZip, usePlace } from './PlaceFields.js';
import styles from './questions.module.css';
import { fieldMessages, isUnanswered } from './search-fields.js';
import { SCHEMAS, STEPS, type Step } from './steps.js';
import { useOfferedYear } from './use-offered-years.js';
import { usePreview, type Preview } from './use-preview.js';
import { YearField, YearsFailed } from './YearField.js';

type SetDraft = (changes: Partial<Draft>) => void;
interface Part {
  readonly draft: Draft;
  readonly setDraft: SetDraft;
}

/** Returns what the form calls a person. */
function titleOf(people: readonly PersonDraft[], index: number): string {
  if (index === 0) return QUESTIONS.you;
  const role = people[index]?.role;
  if (role === 'spouse') return QUESTIONS.spouse;
  if (role !== 'child') return SEARCH.person(index + 1);
  const children = [...people.keys()].filter((one) => people[one]?.role === 'child');
  return QUESTIONS.child(children.length === 1 ? null : children.indexOf(index) + 1);
}

function People({ draft: { people, year }, setDraft }: Part) {
  const canAdd = people.length < HOUSEHOLD.maxPeople;
  const [addedKey, setAddedKey] = useState<number | null>(null);
  function add(role?: 'spouse' | 'child'): void {
    const key = Math.max(...people.map((person) => person.key)) + 1;
    setDraft({ people: [...people, newPerson(key, role)] });
    setAddedKey(key);
  }
  const buyers = buyersOf(people.map(({ other }) => other));
  const hasSpouse = people.some(({ role }) => role === 'spouse');
  return (
    <>
      {people.map((person, index) => (
        <PersonFields
          key={person.key}
          person={person}
          index={index}
          year={year}
          title={titleOf(people, index)}
          isPriced={buyers[index] ?? true}
          isAdded={person.key === addedKey}
          onChange={(changed) => setDraft({ people: people.with(index, changed) })}
          onRemove={people.length > 1 ? () => setDraft({ people: people.toSpliced(index, 1) }) : undefined}
        />
      ))}
      {canAdd ? (
        <p className={styles.add}>
          <Button kind="secondary" onClick={() => (hasSpouse ? add() : add('spouse'))}>
            {hasSpouse ? QUESTION_FIELDS.addPerson : QUESTIONS.addSpouse}
          </Button>
          <Button kind="secondary" onClick={() => add('child')}>
            {QUESTIONS.addChild}
          </Button>
        </p>
      ) : (
        <p className="muted">{QUESTION_FIELDS.peopleFull(HOUSEHOLD.maxPeople)}</p>
      )}
    </>
  );
}

interface IncomeProps extends Part, Pick<Props, 'isIncomeNeeded'> {
  readonly search: PlanSearch | null;
  readonly preview: Preview;
}

function Income({ draft, setDraft, search, preview, isIncomeNeeded }: IncomeProps) {
  const tips = useTips();
  const income = parseIncome(draft.income);
  return (
    <>
      <IncomeField
        draft={draft}
        hint={tips && QUESTION_FIELDS.incomeHint}
        setDraft={setDraft}
        isNeeded={isIncomeNeeded}
      />
      {!draft.isIncomeUnknown && 'amount' in income && income.amount <= HOUSEHOLD.maxIncomePerYear && (
        <p className="muted">{QUESTION_FIELDS.incomeRead(dollars(income.amount))}</p>
      )}
      <HelpPreview
        preview={preview}
        household={search?.household ?? null}
        kinds={draft.people.map(({ other }) => other)}
        entries={draft}
        year={parseWholeNumber(draft.year)}
      />
    </>
  );
}

interface FoundProps {
  readonly preview: Preview;
  readonly hasPlans: boolean;
}

/** Says how many plans fit and their lowest premium, or that people with only Medicare find plans elsewhere. */
function Found({ preview: { reply, isBusy, hasFailed }, hasPlans }: FoundProps) {
  const prices = reply?.plans.flatMap(({ premium_w_credit: net }) => (net === null ? [] : [net])) ?? [];
  const least = prices.length > 0 ? wholeDollars(Math.min(...prices)) : null;
  const waiting = isBusy ? QUESTIONS.finding : hasFailed ? QUESTIONS.lookUpFailed : QUESTIONS.foundLater;
  const message = reply ? QUESTIONS.found(reply.plans.length, least, areFullPrices(reply.plans)) : waiting;
  return (
    <p role="status" className={styles.found}>
      {hasPlans ? message : QUESTIONS.foundMedicare}
    </p>
  );
}

interface Props extends Part {
  /** The step of the questions to show. It is null if all questions are on one page. */
  readonly step: Step | null;
  /** Whether only the questions of this step are asked, so that the search follows. */
  readonly isOne: boolean;
  /** A ref to the heading of the step, which receives focus when the step begins. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onNext: () => void;
  /** Callback that goes back one step in the questions. The callback is undefined on the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onSearch: (search: PlanSearch) => Promise<Problem | void>;
  /** The last button's label. `count` is the number of plans that fit the answers, null if it is not known. */
  readonly submitLabel: (count: number | null) => string;
  /** Whether the questions must not be sent without an income. */
  readonly isIncomeNeeded?: boolean | undefined;
  readonly children?: ReactNode;
}

/**
 * The questions: where the people live, who they are, what they earn, what care they expect. A failed search keeps the
 * entries. Where another marketplace serves, the form ends with a link to it.
 */
export function QuestionForm(props: Props) {
  const { draft, setDraft, step, isOne, heading, onNext, onBack, onSearch, submitLabel, children } = props;
  const { elsewhere, checked } = usePlace(draft);
  const handOff = useRef<HTMLDivElement>(null);
  const messages = useMemo(() => fieldMessages(checked), [checked]);
  const read = useMemo(() => () => toSearchRequest(checked), [checked]);
  const search = useMemo(() => z.safeParse(PlanSearch, toSearchRequest(draft)).data ?? null, [draft]);
  const isYearComing = useOfferedYear(draft, setDraft);
  const isCountyComing = useCountyOfZip(draft, setDraft);
  const isComing = isYearComing || isCountyComing;
  const hasPlans = !isMedicareOnly(draft.people.map(({ other }) => other));
  const preview = usePreview(isComing || !hasPlans || elsewhere ? null : search);
  // If another marketplace serves the place, no answer but the place matters, so the form ends with the place.
  const asked = elsewhere ? 'place' : step;
  const isLast = isOne || asked === null || asked === 'care';
  const form = useForm({
    schema: asked === null ? PlanSearch : SCHEMAS[asked],
    read,
    messages,
    incomplete: isUnanswered(checked, asked) ? SEARCH.missing : undefined,
    isLoading: isComing && (isLast || asked === 'place'),
    send: async () => (elsewhere ? handOff.current?.focus() : isLast && search ? onSearch(search) : onNext()),
  });
  const parts: Record<Step, ReactNode> = {
    place: (
      <>
        {/* Above the fields, because the bar with the buttons would cover the message on a phone. */}
        <YearsFailed>{draft.year && QUESTION_FIELDS.yearAssumed(draft.year)}</YearsFailed>
        <PlaceFields draft={draft} setDraft={setDraft} handOff={handOff} />
        <YearField draft={draft} setDraft={setDraft} />
      </>
    ),
    people: <People draft={draft} setDraft={setDraft} />,
    income: (
      <Income
        draft={draft}
        setDraft={setDraft}
        search={search}
        preview={preview}
        isIncomeNeeded={props.isIncomeNeeded}
      />
    ),
    care: (
      <>
        <CareFields draft={draft} setDraft={setDraft} />
        {children}
      </>
    ),
  };
  return (
    <Form form={form} action={PLAN_CALLS.search.path} label={SEARCH.title}>
      <div className={styles.form} data-step={step ?? undefined}>
        <div className={styles.questions}>
          {STEPS.filter((each) => asked === null || each === asked).map((each) => (
            <section key={each} className={`${styles.question} stack`} aria-labelledby={`question-${each}`}>
              <h2 id={`question-${each}`} ref={step === null ? undefined : heading} tabIndex={-1}>
                {step !== null && !isOne && (
                  <span className="visually-hidden">{QUESTIONS.step(STEPS.indexOf(each) + 1, STEPS.length)}: </span>
                )}
                {QUESTIONS.titles[each]}
              </h2>
              <p className="muted">{QUESTIONS.leads[each]}</p>
              {parts[each]}
            </section>
          ))}
        </div>
        {!elsewhere && (
          <div className={`${styles.send} no-print`}>
            {isLast && <Found preview={preview} hasPlans={hasPlans} />}
            {onBack && (
              <Button kind="secondary" onClick={onBack}>
                {QUESTIONS.back}
              </Button>
            )}
            <Submit busy={SEARCH.busy}>
              {isLast ? submitLabel(preview.reply?.plans.length ?? null) : QUESTIONS.next}
            </Submit>
          </div>
        )}
      </div>
    </Form>
  );
}
