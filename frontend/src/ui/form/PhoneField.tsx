import { useState, type ReactNode } from 'react';
import { PHONE } from '#contract/messages/forms.js';
import { plainPhone } from '#contract/phone.js';
import { Field } from './Field.js';
import { FormContext, useFormScope } from './form-context.js';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  /** The autocomplete attribute: `off` if the number belongs to somebody other than the user. */
  readonly autoComplete?: 'tel' | 'off';
  readonly defaultValue?: string;
  /**
   * The text to show, if the parent component controls the field. `onText` is called with the new text when the person
   * types. `onText` is also called when the field loses focus and punctuation is removed from the number.
   */
  readonly value?: string;
  readonly onText?: (text: string) => void;
}

const isNumber = (plain: string): boolean => /^(?:\d{10}|\+\d{7,15})$/.test(plain);

/**
 * A field for a phone number. When the field loses focus, everything except digits and a leading plus sign is removed.
 * If that leaves no phone number, the field says so at once. The form is then not sent at the next press
 * (`heldBack`), because a person who typed words would not notice that they are gone. The `phone` schema of the
 * contract validates the number.
 */
export function PhoneField({ autoComplete = 'tel', value, onText, ...field }: Props) {
  const scope = useFormScope();
  const [problem, setProblem] = useState('');
  const errors = problem ? { ...scope.errors, [field.name]: problem } : scope.errors;
  return (
    <FormContext value={{ ...scope, errors }}>
      <Field
        {...field}
        type="tel"
        autoComplete={autoComplete}
        size={18}
        value={value}
        onChange={({ target }) => {
          setProblem('');
          target.setCustomValidity('');
          onText?.(target.value);
        }}
        onBlur={({ target }) => {
          const typed = target.value;
          const plain = plainPhone(typed);
          const wrong = typed.trim() === '' || isNumber(plain) ? '' : PHONE.wrong;
          if (wrong) setProblem(wrong);
          if (plain === typed) return;
          target.setCustomValidity(wrong);
          // A controlled field's parent sets the new value, through `onText`. An uncontrolled one is changed directly.
          if (value === undefined) target.value = plain;
          onText?.(plain);
        }}
      />
    </FormContext>
  );
}
