import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { sentencesByField } from '#contract/plain-issues.js';
import { useErrorTitle } from './use-error-title.js';

type Schema = z.core.$ZodType;
export type FieldErrors = Readonly<Record<string, string>>;
/** Why a form was not sent: error messages by field name, or one message about the whole form. */
export interface Problem {
  readonly text?: string;
  /** A sentence after the error message saying what the person can do. */
  readonly info?: string;
  /** Label of a button that sends the same entries again. It is set only if another attempt may succeed. */
  readonly retry?: string;
  readonly errors?: FieldErrors;
}

export interface FormOptions<S extends Schema> {
  readonly schema: S;
  /**
   * Converts the form's entries into the input of the schema. By default, the input is an object with the entries as
   * they are.
   */
  readonly read?: (entries: FormData) => unknown;
  /** Error messages of this screen, by field name. They replace the schema's messages. */
  readonly messages?: FieldErrors;
  /** The sentence that introduces the list of errors if entries are missing or wrong. */
  readonly incomplete?: string;
  /**
   * A message explaining why the form cannot be sent, whatever the person enters. It is omitted if the form can be
   * sent.
   */
  readonly blocked?: string | undefined;
  /**
   * Whether data that the form needs is still loading. If the button is pressed in the meantime, the form is sent as
   * soon as the data has arrived.
   */
  readonly isLoading?: boolean;
  /** Sends the validated values. Resolves to a problem, or to undefined on success. */
  readonly send: (values: z.core.output<S>) => Promise<Problem | void>;
}

const plain = (entries: FormData): unknown => Object.fromEntries(entries);

/**
 * Sorts the errors of a problem by the position of their fields in the form. Errors that belong to no field come last.
 */
function inFieldOrder(problem: Problem, form: HTMLFormElement | null): Problem {
  if (!form || !problem.errors) return problem;
  const names = [...form.elements].map((field) => field.getAttribute('name'));
  const place = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  const errors = Object.entries(problem.errors).toSorted(([a], [b]) => place(a) - place(b));
  return { ...problem, errors: Object.fromEntries(errors) };
}

/**
 * Implements the behavior shared by all forms. The contract's schema validates the native inputs on submit, never while
 * typing. Entries remain after an error, and all errors are listed in a summary that receives focus. `isReady` affects
 * only the look of the button.
 */
export function useForm<S extends Schema>({
  schema,
  read = plain,
  messages = {},
  incomplete,
  blocked,
  isLoading = false,
  send,
}: FormOptions<S>) {
  const element = useRef<HTMLFormElement>(null);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [problem, show] = useState<Problem | null>(null);
  const setProblem = (found: Problem | null): void => show(found && inFieldOrder(found, element.current));
  useErrorTitle(problem !== null);

  const check = useCallback((form: HTMLFormElement) => z.safeParse(schema, read(new FormData(form))), [schema, read]);
  const refresh = useCallback(() => {
    if (element.current) setReady(check(element.current).success);
  }, [check]);
  // Check the form once after loading, because the browser may have filled in fields before the script was loaded.
  useEffect(refresh, [refresh]);
  useEffect(() => {
    if (!isPressed || isLoading) return;
    setPressed(false);
    element.current?.requestSubmit();
  }, [isPressed, isLoading]);

  /**
   * Handles typing. If the person has pressed the button but the form is still waiting for data, the press is canceled.
   * The form is then checked again.
   */
  const changed = (): void => {
    setPressed(false);
    refresh();
  };
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (blocked !== undefined) return setProblem({ text: blocked });
    if (isLoading) return setPressed(true);
    const checked = check(event.currentTarget);
    if (!checked.success) {
      const errors = sentencesByField(checked.error.issues);
      const inOwnWords = Object.entries(errors).map(([name, sentence]) => [name, messages[name] ?? sentence]);
      return setProblem({ text: incomplete, errors: Object.fromEntries(inOwnWords) });
    }
    setBusy(true);
    setProblem(null);
    const found = await send(checked.data).finally(() => setBusy(false));
    if (found) setProblem(found);
  }
  return {
    element,
    isReady: isReady && blocked === undefined,
    isBusy: isBusy || isPressed,
    problem,
    setProblem,
    changed,
    submit,
  };
}
export type FormState = Omit<ReturnType<typeof useForm>, 'submit'> & {
  submit(event: SubmitEvent<HTMLFormElement>): Promise<void>;
};
