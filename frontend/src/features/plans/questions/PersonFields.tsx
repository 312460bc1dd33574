import { useEffect, useRef } from 'react';
import { MEDICARE_AGE } from '#contract/limits/ages.js';
import { GENDERS, TYPED_LENGTH } from '#contract/limits/fields.js';
import { useTips } from '#features/wording/index.js';
import { Button, Checkbox, Choices, Disclosure, Field, lazyPart, Select } from '#ui/index.js';
import { SEARCH } from '../messages/plans.js';
import { QUESTION_FIELDS, QUESTIONS } from '../messages/questions.js';
import { countsAsNone, OTHER_COVERAGE } from '../model/search/other-coverage.js';
import { TOBACCO, type PersonDraft } from '../model/search/search-draft.js';
import { questionsFor } from '../model/search/search-request.js';
import { parseWholeNumber } from '../model/search/typed-amounts.js';
import styles from './questions.module.css';
import { FIELDS } from './search-fields.js';

/** Only people of 64 and over need it. */
const LazyBirthFields = lazyPart(() => import('./BirthFields.js').then((part) => part.BirthFields));

const YES_NO = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];
const OTHER = OTHER_COVERAGE.map((value) => ({ value, label: SEARCH.otherKinds[value] }));
const GENDER = [
  ...GENDERS.map((gender) => ({ value: gender, label: gender })),
  { value: '', label: SEARCH.genderPlaceholder },
];

interface Props {
  readonly person: PersonDraft;
  readonly index: number;
  /** The plan year as typed. */
  readonly year: string;
  /** What the form calls this person. */
  readonly title: string;
  readonly isPriced: boolean;
  /** Whether the person was just added to the form. If so, focus moves to the person's questions. */
  readonly isAdded: boolean;
  readonly onChange: (changed: PersonDraft) => void;
  /** Callback that removes the person from the form. It is omitted if the form has only one person. */
  readonly onRemove?: () => void;
}

/** The questions that apply only to some people. They are collapsed at first, because all of them are optional. */
function MoreFields({
  person,
  index,
  set,
}: Pick<Props, 'person' | 'index'> & { set: (to: Partial<PersonDraft>) => void }) {
  const names = FIELDS.person(index);
  const tips = useTips();
  const asked = questionsFor(person);
  if (asked.length === 0) return null;
  return (
    <Disclosure title={QUESTIONS.more}>
      <div className="stack">
        {asked.includes('tobacco') && (
          <Select
            name={names.tobacco}
            label={SEARCH.tobaccoLabel}
            hint={tips && QUESTION_FIELDS.tobaccoTip}
            options={YES_NO}
            placeholder={QUESTION_FIELDS.tobaccoPlaceholder}
            value={person.tobacco}
            onChange={(event) => set({ tobacco: TOBACCO.find((one) => one === event.target.value) ?? '' })}
          />
        )}
        {asked.includes('pregnant') && (
          <Checkbox
            name={names.pregnant}
            label={QUESTION_FIELDS.pregnantLabel}
            checked={person.isPregnant}
            onChange={(event) => set({ isPregnant: event.target.checked })}
          />
        )}
        {asked.includes('parent') && (
          <Checkbox
            name={names.parent}
            label={QUESTION_FIELDS.parentLabel}
            checked={person.isParent}
            onChange={(event) => set({ isParent: event.target.checked })}
          />
        )}
      </div>
    </Disclosure>
  );
}

export function PersonFields({ person, index, year, title, isPriced, isAdded, onChange, onRemove }: Props) {
  const place = useRef<HTMLFieldSetElement>(null);
  // The button that adds a person moves down by the height of the new questions, on phones behind the buttons at the
  // lower edge. Focus would be invisible there.
  useEffect(() => {
    if (isAdded) place.current?.focus();
  }, [isAdded]);
  const names = FIELDS.person(index);
  const tips = useTips();
  const set = (changes: Partial<PersonDraft>) => onChange({ ...person, ...changes });
  return (
    <fieldset ref={place} tabIndex={isAdded ? -1 : undefined} className={styles.person}>
      <legend>{title}</legend>
      <div className={styles.row}>
        <Field
          name={names.age}
          label={SEARCH.ageLabel}
          inputMode="numeric"
          maxLength={TYPED_LENGTH}
          size={5}
          required
          value={person.age}
          onChange={(event) => set({ age: event.target.value })}
        />
        <Choices
          name={names.gender}
          legend={SEARCH.genderLabel}
          hint={tips && QUESTION_FIELDS.genderHint}
          pick="one"
          choices={GENDER}
          chosen={[person.gender]}
          onChange={(gender) => set({ gender })}
        />
        <Select
          name={names.other}
          label={SEARCH.otherLabel}
          options={OTHER}
          placeholder={QUESTION_FIELDS.otherPlaceholder}
          value={person.other}
          onChange={(event) => set({ other: OTHER_COVERAGE.find((one) => one === event.target.value) ?? '' })}
        />
      </div>
      <div role="status">
        {parseWholeNumber(person.age) >= MEDICARE_AGE && countsAsNone(person.other) && (
          <p className={styles.note}>{QUESTIONS.medicareAge}</p>
        )}
        {/* The prices do not count people with Medicare, so nothing is said about their prices. */}
        {!countsAsNone(person.other) && person.other !== 'medicare' && (
          <p className={styles.note}>{isPriced ? QUESTIONS.otherNote : QUESTIONS.otherNotPriced}</p>
        )}
      </div>
      {questionsFor(person).includes('born') && countsAsNone(person.other) && (
        <LazyBirthFields person={person} index={index} year={year} onChange={onChange} />
      )}
      <MoreFields person={person} index={index} set={set} />
      {onRemove && (
        <p>
          <Button kind="quiet" onClick={onRemove}>
            {QUESTION_FIELDS.removePerson(title)}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
