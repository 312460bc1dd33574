import { Checkbox, DayField } from '#ui/index.js';
import { MedicareCard } from '../eligibility/MedicareCard.js';
import { PEOPLE } from '../messages/answers/search-summary.js';
import { MEDICARE } from '../messages/medicare.js';
import type { PersonDraft } from '../model/search/search-draft.js';
import { bornIn } from '../model/search/search-request.js';
import { parseWholeNumber } from '../model/search/typed-amounts.js';
import styles from './questions.module.css';
import { FIELDS } from './search-fields.js';

interface Props {
  readonly person: PersonDraft;
  readonly index: number;
  /** The plan year as typed. */
  readonly year: string;
  readonly onChange: (changed: PersonDraft) => void;
}

/** The month of birth of somebody who turns 65, which nobody has to give, and the Medicare dates after it. */
export function BirthFields({ person, index, year, onChange }: Props) {
  const { birthMonth = '', birthYear = '', isBornOnFirst = false } = person;
  const name = FIELDS.person(index).born;
  const born = bornIn(person, year);
  const isWhole = parseWholeNumber(birthMonth) > 0 && parseWholeNumber(birthYear) >= 1000;
  return (
    <>
      <DayField
        name={name}
        legend={index === 0 ? MEDICARE.born : MEDICARE.bornOther}
        hint={MEDICARE.bornHint}
        hasDay={false}
        value={{ month: birthMonth, day: '', year: birthYear }}
        onChange={({ month, year: typed }) => onChange({ ...person, birthMonth: month, birthYear: typed })}
      />
      {born && (
        <Checkbox
          name={`${name}.first`}
          label={MEDICARE.bornOnFirst}
          checked={isBornOnFirst}
          onChange={(event) => onChange({ ...person, isBornOnFirst: event.target.checked })}
        />
      )}
      <div role="status">
        {isWhole && !born && <p className={styles.note}>{MEDICARE.bornUnfit}</p>}
        <MedicareCard
          person={{ age: parseWholeNumber(person.age), ...(born && { born }) }}
          name={index === 0 ? PEOPLE.you() : PEOPLE[person.role ?? 'person'](1, true, index + 1)}
        />
      </div>
    </>
  );
}
