import { useEffect, useRef } from 'react';
import { SAFETY } from '#contract/messages/second-factor.js';
import { Button, Notice } from '#ui/index.js';
import styles from './safety.module.css';

/** The new recovery codes, which are shown only once. Focus moves to the codes, so that nobody overlooks them. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [codes]);
  return (
    <Notice tone="warning">
      <h3 ref={title} tabIndex={-1}>
        {SAFETY.codes}
      </h3>
      <p>{SAFETY.codesNote}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <Button onClick={onStored}>{SAFETY.stored}</Button>
      </p>
    </Notice>
  );
}
