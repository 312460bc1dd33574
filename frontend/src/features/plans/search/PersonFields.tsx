import { GENDERS } from '#contract/limits/fields.js';
import { SEARCH } from '#contract/messages/plans.js';
import { useTips } from '#features/wording/index.js';
import { Button, Checkbox, Field, Select } from '#ui/index.js';
import { OTHER_COVERAGE } from '../model/other-coverage.js';
import { TOBACCO, type PersonDraft } from '../model/search-draft.js';
import { FIELDS } from './search-fields.js';
import styles from './search-form.module.css';

const YES_NO = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];
const OTHER = OTHER_COVERAGE.map((value) => ({ value, label: SEARCH.otherKinds[value] }));
const GENDER = GENDERS.map((gender) => ({ value: gender, label: gender }));

interface Props {
  readonly person: PersonDraft;
  readonly index: number;
  readonly onChange: (changed: PersonDraft) => void;
  /** Removes the person from the form. It is omitted if the form has only one person. */
  readonly onRemove?: () => void;
}

export function PersonFields({ person, index, onChange, onRemove }: Props) {
  const names = FIELDS.person(index);
  const tips = useTips();
  const set = (changes: Partial<PersonDraft>) => onChange({ ...person, ...changes });
  return (
    <fieldset className={styles.person}>
      <legend>{SEARCH.person(index + 1)}</legend>
      <div className={styles.pair}>
        <Field
          name={names.age}
          label={SEARCH.ageLabel}
          inputMode="numeric"
          maxLength={3}
          size={5}
          required
          value={person.age}
          onChange={(event) => set({ age: event.target.value })}
        />
        <Select
          name={names.gender}
          label={SEARCH.genderLabel}
          hint={tips && SEARCH.genderHint}
          options={GENDER}
          placeholder={SEARCH.genderPlaceholder}
          value={person.gender}
          onChange={(event) => set({ gender: event.target.value })}
        />
        <Select
          name={names.tobacco}
          label={SEARCH.tobaccoLabel}
          hint={tips && SEARCH.tobaccoTip}
          options={YES_NO}
          placeholder={SEARCH.tobaccoPlaceholder}
          value={person.tobacco}
          onChange={(event) => set({ tobacco: TOBACCO.find((one) => one === event.target.value) ?? '' })}
        />
        <Select
          name={names.other}
          label={SEARCH.otherLabel}
          hint={tips && SEARCH.otherHint}
          options={OTHER}
          placeholder={SEARCH.otherPlaceholder}
          value={person.other}
          onChange={(event) => set({ other: OTHER_COVERAGE.find((one) => one === event.target.value) ?? '' })}
        />
      </div>
      <Checkbox
        name={names.pregnant}
        label={SEARCH.pregnantLabel}
        checked={person.isPregnant}
        onChange={(event) => set({ isPregnant: event.target.checked })}
      />
      <Checkbox
        name={names.parent}
        label={SEARCH.parentLabel}
        checked={person.isParent}
        onChange={(event) => set({ isParent: event.target.checked })}
      />
      {onRemove && (
        <p>
          <Button kind="quiet" onClick={onRemove}>
            {SEARCH.removePerson(index + 1)}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
