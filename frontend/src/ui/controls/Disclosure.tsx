import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface Props {
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export function Disclosure({ title, isOpen = false, children }: Props) {
  return (
    <details className={styles.disclosure} open={isOpen || undefined}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
