import type { ReactNode } from 'react';
import { plainPhone } from '#contract/phone.js';
import { Field } from './Field.js';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  /** Value of the field's autocomplete attribute; `off` if the number is somebody else's. */
  readonly autoComplete?: 'tel' | 'off';
  readonly defaultValue?: string;
  /**
   * The text of a controlled field and the callback that changes it, both on typing and on the cleanup when the field
   * loses the focus.
   */
  readonly value?: string;
  readonly onText?: (text: string) => void;
}

/**
 * A field for a phone number. When it loses the focus, everything but digits and plus signs is removed; the contract's
 * `phone` schema validates the rest.
 */
export function PhoneField({ autoComplete = 'tel', value, onText, ...field }: Props) {
  return (
    <Field
      {...field}
      type="tel"
      autoComplete={autoComplete}
      size={18}
      value={value}
      onChange={(event) => onText?.(event.target.value)}
      onBlur={(event) => {
        const plain = plainPhone(event.target.value);
        if (plain === event.target.value) return;
        // The text of an uncontrolled field is changed here, that of a controlled one through `onText`.
        if (value === undefined) event.target.value = plain;
        onText?.(plain);
      }}
    />
  );
}
