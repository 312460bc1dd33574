import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { useErrorTitle } from './use-error-title.js';

type Schema = z.core.$ZodType;
export type FieldErrors = Readonly<Record<string, string>>;
/** What kept a form from being sent: sentences by field name, or one for the whole form. */
export interface Problem {
  readonly text?: string;
  /** A second sentence under the first: what to do now. */
  readonly info?: string;
  readonly errors?: FieldErrors;
}

export interface FormOptions<S extends Schema> {
  readonly schema: S;
  /** Entries -> what the schema expects; left out: an object of the entries as they are. */
  readonly read?: (entries: FormData) => unknown;
  /** This screen's own sentence for a field, in place of the schema's. */
  readonly messages?: FieldErrors;
  /** A sentence above the list when entries are missing or do not fit. */
  readonly incomplete?: string;
  /** Answers that the form finds out by itself are still under way: a press is kept, and sends once they are there. */
  readonly isComing?: boolean;
  /** Sends the checked values; answers what went wrong, or nothing. */
  readonly send: (values: z.core.output<S>) => Promise<Problem | void>;
}

const plain = (entries: FormData): unknown => Object.fromEntries(entries);

function firstErrors(issues: readonly z.core.$ZodIssue[], own: FieldErrors): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.join('.');
    errors[name] ??= own[name] ?? issue.message;
  }
  return errors;
}

/**
 * The one pattern of every form: native inputs, checked by the contract's schema on submit (never while typing),
 * entries kept, problems collected in a summary that takes the focus. `isReady` only dims the button.
 */
export function useForm<S extends Schema>({ schema, read = plain, messages = {}, incomplete, isComing = false, send }: FormOptions<S>) {
  const element = useRef<HTMLFormElement>(null);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useErrorTitle(problem !== null);

  const check = useCallback(
    (form: HTMLFormElement) => z.safeParse(schema, read(new FormData(form))),
    [schema, read],
  );
  const refresh = useCallback(() => {
    if (element.current) setReady(check(element.current).success);
  }, [check]);
  // The browser may have filled fields in before the script arrived.
  useEffect(refresh, [refresh]);
  useEffect(() => {
    if (!isPressed || isComing) return;
    setPressed(false);
    element.current?.requestSubmit();
  }, [isPressed, isComing]);

  /** What is typed after a press that still waits makes another question of it. */
  const changed = (): void => {
    setPressed(false);
    refresh();
  };
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (isComing) return setPressed(true);
    const checked = check(event.currentTarget);
    if (!checked.success) return setProblem({ text: incomplete, errors: firstErrors(checked.error.issues, messages) });
    setBusy(true);
    setProblem(null);
    const found = await send(checked.data).finally(() => setBusy(false));
    if (found) setProblem(found);
  }
  return { element, isReady, isBusy: isBusy || isPressed, problem, setProblem, changed, submit };
}
export type FormState = Omit<ReturnType<typeof useForm>, 'submit'> & { submit(event: SubmitEvent<HTMLFormElement>): Promise<void> };
