import { useMemo, type ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.js';
import { FormContext } from './form-context.js';
import type { FormState } from './use-form.js';
import styles from './form.module.css';

interface Props {
  readonly form: FormState;
  /** Start of the field ids; give one when two forms share a page. */
  readonly id?: string;
  /** Where the form posts to before the script has arrived; without it nothing secret must ever land in the address. */
  readonly action: string;
  readonly label?: string;
  /** Leaves the check of the entries to the browser. */
  readonly nativeCheck?: boolean;
  readonly children: ReactNode;
}

export function Form({ form, id = 'form', action, label, nativeCheck = false, children }: Props) {
  const { problem, isBusy, isReady } = form;
  const scope = useMemo(() => ({ id, errors: problem?.errors ?? {}, isBusy, isReady }), [id, problem, isBusy, isReady]);
  return (
    <FormContext value={scope}>
      <form ref={form.element} className={styles.form} method="post" action={action} aria-label={label} noValidate={!nativeCheck} onSubmit={form.submit} onInput={form.refresh}>
        {problem && <ErrorSummary problem={problem} />}
        {children}
      </form>
    </FormContext>
  );
}
