import { useMemo, useState, type ReactNode } from 'react';
import { FORM } from '../../../../backend/src/contract/messages/forms.js';
import { Status } from '../Status.js';
import { ErrorSummary } from './ErrorSummary.js';
import { FormContext } from './form-context.js';
import { useKeptForm } from './kept-entries.js';
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
  /** Names what is edited; then what was typed comes back after signing in again. */
  readonly keepAs?: string;
  readonly children: ReactNode;
}

export function Form({ form, id = 'form', action, label, nativeCheck = false, keepAs, children }: Props) {
  const { problem, isBusy, isReady } = form;
  const [isPutBack, setPutBack] = useState(false);
  useKeptForm(keepAs, form.element, () => setPutBack(true));
  const scope = useMemo(() => ({ id, errors: problem?.errors ?? {}, isBusy, isReady }), [id, problem, isBusy, isReady]);
  return (
    <FormContext value={scope}>
      <form ref={form.element} className={styles.form} method="post" action={action} aria-label={label} noValidate={!nativeCheck} onSubmit={form.submit} onInput={form.changed}>
        {problem && <ErrorSummary problem={problem} />}
        {keepAs !== undefined && <Status>{isPutBack && <p>{FORM.putBack}</p>}</Status>}
        {children}
      </form>
    </FormContext>
  );
}
