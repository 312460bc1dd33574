import type { ReactNode } from 'react';
import { plainPhone } from '#contract/phone.js';
import { Field } from './Field.js';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  /**
   * Value of the field's autocomplete attribute, which should be `off` if the number belongs to somebody other than the
   * user.
   */
  readonly autoComplete?: 'tel' | 'off';
  readonly defaultValue?: string;
  /**
   * The text of a controlled field. `onText` is called with the new text when the person types, and when the field
   * removes other characters from the number on blur.
   */
  readonly value?: string;
  readonly onText?: (text: string) => void;
}

/**
 * A field for a phone number. On blur, everything except digits and plus signs is removed. The number is validated by
 * the contract's `phone` schema.
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
        // If React does not control the field, its value is changed directly; otherwise `onText` passes the new value
        // on.
        if (value === undefined) event.target.value = plain;
        onText?.(plain);
      }}
    />
  );
}
