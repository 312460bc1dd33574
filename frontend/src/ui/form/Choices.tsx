import type { ReactNode } from 'react';
import { useFieldProps } from './form-context.js';
import styles from './form.module.css';
import { LabelledGroup } from './Labelled.js';

interface Choice {
  readonly value: string;
  readonly label: ReactNode;
}
interface Props {
  readonly name: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly choices: readonly Choice[];
  /** Whether one answer (radio buttons) or any number of answers (checkboxes) can be selected. */
  readonly pick: 'one' | 'any';
  readonly chosen: readonly string[];
  readonly onChange: (value: string, isChosen: boolean) => void;
  readonly required?: boolean;
}

/** A question with a few answers, each on a tile that is large enough for people with unsteady hands. */
export function Choices({ name, legend, hint, choices, pick, chosen, onChange, required = false }: Props) {
  const wiring = useFieldProps(name, hint);
  const { id } = wiring.control;
  return (
    <LabelledGroup wiring={wiring} legend={legend} hint={hint} required={required}>
      <div className={styles.tiles}>
        {choices.map(({ value, label }, index) => (
          <label key={value} className={styles.tile}>
            {/* The first button or checkbox has the field's id, to which the error summary links. */}
            <input
              type={pick === 'one' ? 'radio' : 'checkbox'}
              id={index === 0 ? id : `${id}-${value}`}
              name={name}
              value={value}
              required={required && pick === 'one'}
              checked={chosen.includes(value)}
              onChange={(event) => onChange(value, event.target.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </LabelledGroup>
  );
}
