import { useEffect, useId, useMemo, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { FORM } from '#contract/messages/forms.js';
import { Button } from '../controls/Button.js';
import { Status } from '../feedback/Notice.js';
import { useHydrated } from '../hooks/use-hydrated.js';
import { fieldId, FormContext, useFormScope } from './form-context.js';
import styles from './form.module.css';
import type { FormState, Problem } from './use-form.js';
import { useUnsavedFormEntries } from './use-unsaved-entries.js';

/** A list of all errors at the top of a form. An error disappears from the list when the person corrects it. */
function ErrorSummary({ problem, box }: { problem: Problem; box: RefObject<HTMLDivElement | null> }) {
  const titleId = useId();
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h2 id={titleId}>{FORM.summaryTitle}</h2>
      {problem.text && <p>{problem.text}</p>}
      {problem.info && <p>{problem.info}</p>}
      {problem.retry && (
        <p>
          <Button type="submit" kind="secondary">
            {problem.retry}
          </Button>
        </p>
      )}
      {problem.errors && <FieldLinks errors={problem.errors} />}
    </div>
  );
}

function FieldLinks({ errors }: { errors: Readonly<Record<string, string>> }) {
  const { id: form } = useFormScope();
  const focus = (name: string) => (event: MouseEvent) => {
    const control = document.getElementById(fieldId(form, name));
    if (!control) return;
    event.preventDefault();
    control.focus();
  };
  return (
    <ul>
      {Object.entries(errors).map(([name, text]) => (
        <li key={name}>
          <a href={`#${fieldId(form, name)}`} onClick={focus(name)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly form: FormState;
  /** Prefix for the ids of all fields, which is necessary if a page has two forms. */
  readonly id?: string;
  /** Where the browser posts the form if no script is loaded, so that entries never appear in the address bar. */
  readonly action: string;
  readonly label?: string;
  readonly nativeCheck?: boolean;
  /** Names the edited record. If the session ends, the entries are kept under it until the next sign-in. */
  readonly restoreKey?: string;
  readonly children: ReactNode;
}

export function Form({ form, id = 'form', action, label, nativeCheck = false, restoreKey, children }: Props) {
  const { problem, report, isBusy, isReady } = form;
  const summary = useRef<HTMLDivElement>(null);
  // The error summary receives focus each time a problem is found, but not while the person corrects the entries.
  useEffect(() => summary.current?.focus(), [report]);
  const [isRestored, setRestored] = useState(false);
  useUnsavedFormEntries(restoreKey, form.element, () => setRestored(true));
  const scope = useMemo(() => ({ id, errors: problem?.errors ?? {}, isBusy, isReady }), [id, problem, isBusy, isReady]);
  return (
    <FormContext value={scope}>
      <form
        ref={form.element}
        className={styles.form}
        method="post"
        action={action}
        aria-label={label}
        noValidate={!nativeCheck}
        onSubmit={form.submit}
        onInput={form.changed}
      >
        {problem && <ErrorSummary problem={problem} box={summary} />}
        {restoreKey !== undefined && <Status>{isRestored && <p>{FORM.putBack}</p>}</Status>}
        {children}
      </form>
    </FormContext>
  );
}

/** The submit button looks disabled until the form is complete. Pressed too early, it shows what is missing. */
export function Submit({ children, busy }: { children: string; busy: string }) {
  const { isBusy, isReady } = useFormScope();
  // Until the scripts are loaded, the browser submits the form itself, even if the form is incomplete, so the button
  // must not look disabled.
  const isDimmed = useHydrated() && (!isReady || isBusy);
  return (
    <Button type="submit" aria-disabled={isDimmed}>
      {isBusy ? busy : children}
    </Button>
  );
}
