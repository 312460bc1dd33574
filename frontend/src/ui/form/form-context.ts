import { createContext, use } from 'react';

export type FieldErrors = Readonly<Record<string, string>>;

interface FormScope {
  readonly id: string;
  readonly errors: FieldErrors;
  readonly isBusy: boolean;
  readonly isReady: boolean;
}
const NO_FORM: FormScope = { id: 'field', errors: {}, isBusy: false, isReady: true };

export const FormContext = createContext<FormScope>(NO_FORM);
export const useFormScope = (): FormScope => use(FormContext);
export const fieldId = (form: string, name: string): string => `${form}-${name.replaceAll('.', '-')}`;

/** Focuses a field that has just said what is wrong. Returns whether there is one: the form is then not sent yet. */
export function heldBack(area: Element | null): boolean {
  const field = [...(area?.querySelectorAll('input') ?? [])].find(({ validity }) => validity.customError);
  field?.setCustomValidity('');
  field?.focus();
  return field !== undefined;
}

export function useFieldProps(name: string, hint: unknown) {
  const { id: form, errors } = useFormScope();
  const id = fieldId(form, name);
  const error = errors[name];
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return {
    error,
    hintId,
    errorId,
    control: { id, name, 'aria-describedby': describedBy, 'aria-invalid': error ? (true as const) : undefined },
  };
}
export type FieldProps = ReturnType<typeof useFieldProps>;
