import type { ReactNode } from 'react';
import { plainPhone } from '#contract/phone.js';
import { Field } from './Field.js';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  /**
   * Value of the field's autocomplete attribute. It should be `off` if the phone number belongs to somebody other than
   * the user.
   */
  readonly autoComplete?: 'tel' | 'off';
  readonly defaultValue?: string;
  /**
   * The text to show, if the parent component controls the field. `onText` is called with the new text when the person
   * types. `onText` is also called when the field loses focus and punctuation is removed from the number.
   */
  readonly value?: string;
  readonly onText?: (text: string) => void;
}

/**
 * A field for a phone number. When the field loses focus, everything except digits and plus signs is removed from the
 * number. The `phone` schema of the contract validates the number.
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
        // The parent of a controlled field sets its new value, through `onText`. The value of an uncontrolled field is
        // changed directly.
        if (value === undefined) event.target.value = plain;
        onText?.(plain);
      }}
    />
  );
}
