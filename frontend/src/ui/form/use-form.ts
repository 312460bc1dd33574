import { useCallback, useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { sentencesByField } from '#contract/errors/plain-issues.js';
import { FORM } from '#contract/messages/forms.js';
import { heldBack, type FieldErrors } from './form-context.js';

/** Puts "Error: " before the page's title, which people with many tabs or a screen reader notice at once. */
function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return undefined;
    document.title = FORM.errorTitlePrefix + document.title;
    return () => {
      document.title = document.title.replace(FORM.errorTitlePrefix, '');
    };
  }, [hasError]);
}

type Schema = z.core.$ZodType;
/** Why a form was not sent: error messages by field name, or one message about the whole form. */
export interface Problem {
  readonly text?: string;
  /** A sentence or a link below the error message that says what the person can do. */
  readonly info?: ReactNode;
  /** Label of a button that sends the same entries again. The label is set only if another attempt may succeed. */
  readonly retry?: string;
  readonly errors?: FieldErrors;
}

export interface FormOptions<S extends Schema> {
  readonly schema: S;
  /** Converts the entries into what the schema validates, by default an object with a string per field. */
  readonly read?: (entries: FormData) => unknown;
  /** Error messages by field name. These messages replace the messages of the schema. */
  readonly messages?: FieldErrors;
  /** The sentence that introduces the list of errors if entries are missing or wrong. */
  readonly incomplete?: string;
  /** Why the form cannot be sent, whatever the person enters. Omitted if it can be sent. */
  readonly blocked?: string | undefined;
  /** Whether data that the form needs is loading. Submitting meanwhile sends the form once it has arrived. */
  readonly isLoading?: boolean;
  /** Sends the validated values. Resolves to a problem, or to undefined on success. */
  readonly send: (values: z.core.output<S>) => Promise<Problem | void>;
}

interface Report extends Problem {
  /** Whether the schema found the problem. If so, the schema can check again while the person corrects the entries. */
  readonly isBySchema: boolean;
}

const NO_MESSAGES: FieldErrors = {};
const plain = (entries: FormData): unknown => Object.fromEntries(entries);

/** Sorts errors by the position of their fields in the form. Errors that belong to no field come last. */
function inFieldOrder(errors: FieldErrors, form: HTMLFormElement | null): FieldErrors {
  const names = [...(form?.elements ?? [])].map((field) => field.getAttribute('name'));
  const place = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(Object.entries(errors).toSorted(([a], [b]) => place(a) - place(b)));
}

const only = (errors: FieldErrors, isWanted: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isWanted(name)));

/**
 * The state and behavior that all forms share. The schema validates the entries when the form is submitted. While the
 * person types, the schema validates only fields whose errors are already shown, so that an error disappears once it is
 * corrected. After an error the entries remain, and a summary that receives focus lists all errors. `isReady` says
 * whether the entries are complete. It affects only how the submit button looks. `report` is a new object each time the
 * button is pressed and a problem is found.
 */
export function useForm<S extends Schema>({
  schema,
  read = plain,
  messages = NO_MESSAGES,
  incomplete,
  blocked,
  isLoading = false,
  send,
}: FormOptions<S>) {
  const element = useRef<HTMLFormElement>(null);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  /** The reported errors of a form that are not yet corrected. */
  const [left, setLeft] = useState(NO_MESSAGES);
  const isCorrected = report?.errors !== undefined && Object.keys(left).length === 0;
  const problem = report && !isCorrected ? { ...report, errors: report.errors && left } : null;
  useErrorTitle(problem !== null);
  function show(found: Problem, isBySchema = false): void {
    setReport({ ...found, isBySchema });
    setLeft(inFieldOrder(found.errors ?? {}, element.current));
  }

  const check = useCallback((form: HTMLFormElement) => z.safeParse(schema, read(new FormData(form))), [schema, read]);
  const errorsIn = useCallback(
    (issues: readonly z.core.$ZodIssue[]): FieldErrors =>
      Object.fromEntries(
        Object.entries(sentencesByField(issues)).map(([name, sentence]) => [name, messages[name] ?? sentence]),
      ),
    [messages],
  );
  const refresh = useCallback(() => {
    if (!element.current) return;
    const { success, error } = check(element.current);
    setReady(success);
    const reported = report?.isBySchema ? report.errors : undefined;
    if (!reported) return;
    const wrong = inFieldOrder(
      only(errorsIn(error?.issues ?? []), (name) => name in reported),
      element.current,
    );
    setLeft((before) => (JSON.stringify(before) === JSON.stringify(wrong) ? before : wrong));
  }, [check, errorsIn, report]);
  // The browser may have filled in fields before the scripts were loaded, so check whether the form is complete.
  useEffect(refresh, [refresh]);
  useEffect(() => {
    if (!isPressed || isLoading) return;
    setPressed(false);
    element.current?.requestSubmit();
  }, [isPressed, isLoading]);

  /**
   * Handles typing in the form. If the submit button was pressed while data was still loading, typing cancels the
   * automatic submission. The form then checks again whether it is complete and whether errors are corrected.
   */
  function changed({ target }: { readonly target: EventTarget }): void {
    setPressed(false);
    refresh();
    // Only the server can tell whether a value that it refused is now correct, so the error disappears as soon as the
    // person changes the value.
    if (report && !report.isBySchema && 'name' in target) setLeft(only(left, (name) => name !== target.name));
  }
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (blocked !== undefined) return show({ text: blocked });
    if (isLoading) return setPressed(true);
    if (heldBack(event.currentTarget)) return;
    const checked = check(event.currentTarget);
    if (!checked.success) return show({ text: incomplete, errors: errorsIn(checked.error.issues) }, true);
    setBusy(true);
    setReport(null);
    const found = await send(checked.data).finally(() => setBusy(false));
    if (found) show(found);
  }
  return {
    element,
    isReady: isReady && blocked === undefined,
    isBusy: isBusy || isPressed,
    problem,
    report,
    changed,
    submit,
  };
}
export type FormState = Omit<ReturnType<typeof useForm>, 'submit'> & {
  submit(event: SubmitEvent<HTMLFormElement>): Promise<void>;
};
