import type { ReactNode } from 'react';
import { TYPED_LENGTH } from '#contract/limits/fields.js';
import { useFieldProps } from './form-context.js';
import styles from './form.module.css';
import { LabelledGroup } from './Labelled.js';

const PARTS = ['month', 'day', 'year'] as const;
const LABELS = { month: 'Month', day: 'Day', year: 'Year' } as const;
/** The month, day and year of a date as they were typed. */
export type TypedDay = Readonly<Record<(typeof PARTS)[number], string>>;

interface Props {
  /** Name of the date. The field for the month has this name; the others have it with their part after a period. */
  readonly name: string;
  readonly legend: string;
  readonly hint?: ReactNode;
  readonly value: TypedDay;
  readonly onChange: (value: TypedDay) => void;
  /** Whether the date is the person's birth date, which browsers can fill in. */
  readonly isBirthDate?: boolean;
  readonly required?: boolean;
  readonly hasDay?: boolean;
}

/**
 * A date that people know by heart, typed as three numbers. A calendar to choose from would be slow for a birth date,
 * and hard to use for many people. The whole date has one error message, and the error summary leads to the month.
 */
export function DayField({
  name,
  legend,
  hint,
  value,
  onChange,
  isBirthDate = false,
  required = false,
  hasDay = true,
}: Props) {
  const wiring = useFieldProps(name, hint);
  const { id, 'aria-invalid': invalid } = wiring.control;
  return (
    <LabelledGroup wiring={wiring} legend={legend} hint={hint} required={required}>
      <div className={styles.day}>
        {PARTS.filter((part) => hasDay || part !== 'day').map((part, index) => {
          const partId = index === 0 ? id : `${id}-${part}`;
          return (
            <div key={part}>
              <label htmlFor={partId}>{LABELS[part]}</label>
              <input
                className={styles.input}
                id={partId}
                name={index === 0 ? name : `${name}.${part}`}
                inputMode="numeric"
                autoComplete={isBirthDate ? `bday-${part}` : 'off'}
                maxLength={TYPED_LENGTH}
                size={part === 'year' ? 5 : 3}
                required={required}
                aria-invalid={invalid}
                value={value[part]}
                onChange={(event) => onChange({ ...value, [part]: event.target.value })}
              />
            </div>
          );
        })}
      </div>
    </LabelledGroup>
  );
}
