import { useId, type MouseEvent, type RefObject } from 'react';
import { FORM } from '#contract/messages/forms.js';
import { Button } from '../controls/Button.js';
import { fieldId, useFormScope } from './form-context.js';
import styles from './form.module.css';
import type { Problem } from './use-form.js';

/** A list of all errors at the top of a form. An error disappears from the list when the person corrects it. */
export function ErrorSummary({ problem, box }: { problem: Problem; box: RefObject<HTMLDivElement | null> }) {
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
