import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { sentencesByField } from '#contract/errors/plain-issues.js';
import { useErrorTitle } from './use-error-title.js';

type Schema = z.core.$ZodType;
export type FieldErrors = Readonly<Record<string, string>>;
/** Why a form was not sent: error messages by field name, or one message about the whole form. */
export interface Problem {
  readonly text?: string;
  /** A sentence below the error message that says what to do. */
  readonly info?: string;
  /** Label of a button that sends the same entries again. It is set only if another attempt may succeed. */
  readonly retry?: string;
  readonly errors?: FieldErrors;
}

export interface FormOptions<S extends Schema> {
  readonly schema: S;
  /**
   * Converts the form's entries into the value that the schema validates. By default, that is an object with one string
   * per field.
   */
  readonly read?: (entries: FormData) => unknown;
  /** Error messages by field name. They replace those of the schema. */
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

/** Sorts validation errors by the position of their fields in the form. Errors that belong to no field come last. */
function inFieldOrder(problem: Problem, form: HTMLFormElement | null): Problem {
  if (!form || !problem.errors) return problem;
  const names = [...form.elements].map((field) => field.getAttribute('name'));
  const place = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  const errors = Object.entries(problem.errors).toSorted(([a], [b]) => place(a) - place(b));
  return { ...problem, errors: Object.fromEntries(errors) };
}

/**
 * The state and behavior that all forms share. The schema validates the entries when the form is submitted, never while
 * the person types. After an error the entries remain, and a summary that receives focus lists all errors. `isReady`
 * says whether the entries are complete. It affects only how the button looks.
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
  // Before the scripts were loaded, the browser may already have filled in fields, so check whether the form is
  // complete.
  useEffect(refresh, [refresh]);
  useEffect(() => {
    if (!isPressed || isLoading) return;
    setPressed(false);
    element.current?.requestSubmit();
  }, [isPressed, isLoading]);

  /**
   * Called when the person types. If the submit button was pressed while data was still loading, typing cancels the
   * automatic submission. The form then checks again whether it is complete.
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
