import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FORM } from '#contract/messages/forms.js';
import { Status } from '../feedback/Notice.js';
import { ErrorSummary } from './ErrorSummary.js';
import { FormContext } from './form-context.js';
import styles from './form.module.css';
import type { FormState } from './use-form.js';
import { useUnsavedFormEntries } from './use-unsaved-entries.js';

interface Props {
  readonly form: FormState;
  /** Prefix for the ids of all fields, which is necessary if a page has two forms. */
  readonly id?: string;
  /**
   * URL to which the browser posts the form if the script is not loaded yet, so that entries never appear in the
   * address bar.
   */
  readonly action: string;
  readonly label?: string;
  readonly nativeCheck?: boolean;
  /**
   * Key that names the record that the form edits. If the session ends before the form is sent, the form's entries are
   * saved under this key and restored after the person signs in again.
   */
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
