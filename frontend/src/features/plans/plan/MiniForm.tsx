import { useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { PLAN_CALLS } from '#contract/calls.js';
import { TYPED_LENGTH } from '#contract/limits/fields.js';
import { ButtonLink, Field, Form, Submit, useForm } from '#ui/index.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { EligibilityNotices } from '../eligibility/EligibilityNotices.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { SEARCH } from '../messages/plans.js';
import { isMedicareOnly } from '../model/search/other-coverage.js';
import { kindsIn } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';
import type { OwnSearch } from '../model/search/submitted-search.js';
import { IncomeField } from '../questions/IncomeField.js';
import { PlaceFields, useCountyOfZip, usePlace } from '../questions/PlaceFields.js';
import { fieldMessages, FIELDS, isUnanswered } from '../questions/search-fields.js';
import { SCHEMAS } from '../questions/steps.js';
import { useDraft } from '../storage/answers.slice.js';

interface Props {
  readonly year: number;
  /** Whether there are answers already, for which the plan has no price. */
  readonly isAgain: boolean;
  readonly onSearch: (submitted: OwnSearch) => void;
}

/**
 * A short form on a plan's page, for people who opened the page by a link or whose answers give no price. The form asks
 * only the questions on which the plan's price depends. The plan search uses the same answers.
 */
export function MiniForm({ year, isAgain, onSearch }: Props) {
  const { questions } = useFinderPages();
  const [entered, setDraft] = useDraft();
  const draft = useMemo(() => ({ ...entered, year: String(year) }), [entered, year]);
  const isCountyComing = useCountyOfZip(draft, setDraft);
  const [first, ...others] = draft.people;
  const { elsewhere, checked } = usePlace(draft);
  const handOff = useRef<HTMLDivElement>(null);
  const messages = useMemo(() => fieldMessages(checked), [checked]);
  const read = useMemo(() => () => toSearchRequest(checked), [checked]);
  const kinds = kindsIn(draft);
  const ofMedicare = isMedicareOnly(kinds) ? z.safeParse(PlanSearch, read()).data : undefined;
  const form = useForm({
    schema: elsewhere ? SCHEMAS.place : PlanSearch,
    read,
    messages,
    incomplete: isUnanswered(checked, null) ? SEARCH.missing : undefined,
    isLoading: isCountyComing,
    send: async () => {
      const { data } = z.safeParse(PlanSearch, read());
      if (elsewhere || !data || isMedicareOnly(kinds)) return handOff.current?.focus();
      setDraft({ year: draft.year, isYearAssumed: false });
      onSearch({ search: data, entries: draft });
    },
  });
  const title = isAgain ? PLAN_PAGE.noPriceAgain : PLAN_PAGE.noPrice;
  return (
    <Form form={form} id="mini" action={PLAN_CALLS.search.path} label={title}>
      <h2>{title}</h2>
      {first && (
        <Field
          name={FIELDS.person(0).age}
          label={SEARCH.ageLabel}
          inputMode="numeric"
          maxLength={TYPED_LENGTH}
          size={5}
          required
          value={first.age}
          onChange={(event) => setDraft({ people: [{ ...first, age: event.target.value }, ...others] })}
        />
      )}
      <PlaceFields draft={draft} setDraft={setDraft} handOff={handOff} />
      <IncomeField draft={draft} setDraft={setDraft} />
      {/* No Marketplace plan is for people with Medicare, so no price is shown to them. */}
      {ofMedicare && (
        <>
          <h3>{SEARCH.medicareOnly}</h3>
          <EligibilityNotices household={ofMedicare.household} kinds={kinds} eligibility={null} entries={draft} />
        </>
      )}
      {!elsewhere && !ofMedicare && <Submit busy={SEARCH.busy}>{PLAN_PAGE.seePrice}</Submit>}
      <p>
        <ButtonLink kind="quiet" to={questions.path}>
          {PLAN_PAGE.moreQuestions}
        </ButtonLink>
      </p>
    </Form>
  );
}
