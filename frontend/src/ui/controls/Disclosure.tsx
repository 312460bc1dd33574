import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface Props {
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A section with a heading that opens and closes it, even without scripts. */
export function Disclosure({ title, isOpen = false, children }: Props) {
  return (
    <details className={styles.disclosure} open={isOpen || undefined}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
