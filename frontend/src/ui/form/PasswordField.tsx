import { useState, type ReactNode } from 'react';
import { SIGN_UP } from '#contract/messages/account.js';
import { useFieldProps } from './form-context.js';
import styles from './form.module.css';
import { Labelled } from './Labelled.js';

export const PASSWORD_STRENGTH = {
  none: { label: 'No password entered yet.', percent: 0 },
  weak: { label: 'Weak password strength.', percent: 25 },
  fair: { label: 'Fair', percent: 50 },
  good: { label: 'Good', percent: 75 },
  strong: { label: 'Strong', percent: 100 },
} as const;

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];
export type Strength = keyof typeof PASSWORD_STRENGTH;

/** Rates a password by the number of character classes that it contains: lowercase, uppercase, digit and symbol. */
function strengthOf(password: string): Strength {
  if (password === '') return 'none';
  const present = CLASSES.filter((characters) => characters.test(password)).length;
  return (['weak', 'weak', 'fair', 'good', 'strong'] as const)[present] ?? 'weak';
}

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly required?: boolean;
  readonly hasMeter?: boolean;
}

/** A password field that allows pasting and password managers, without maximum length or spell check. */
export function PasswordField({ name, label, hint, autoComplete, required, hasMeter = false }: Props) {
  const wiring = useFieldProps(name, hint);
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const word = isShown ? SIGN_UP.hide : SIGN_UP.show;
  return (
    <Labelled wiring={wiring} label={label} hint={hint} required={required}>
      <div className={styles.password}>
        <input
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          required={required}
          spellCheck={false}
          autoCapitalize="none"
          onChange={hasMeter ? (event) => setTyped(event.target.value) : undefined}
          {...wiring.control}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={`${word} ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          {word}
        </button>
      </div>
      {hasMeter && <StrengthMeter password={typed} />}
    </Labelled>
  );
}

function StrengthMeter({ password }: { password: string }) {
  const strength = strengthOf(password);
  const { label, percent } = PASSWORD_STRENGTH[strength];
  return (
    <div className={styles.strength}>
      <div
        className={styles.meter}
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={label}
        data-strength={strength}
      />
      <p role="status">{label}</p>
    </div>
  );
}
