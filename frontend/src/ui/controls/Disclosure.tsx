import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface Props {
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  readonly onToggle?: () => void;
  readonly children: ReactNode;
}

export function Disclosure({ title, isOpen = false, onToggle, children }: Props) {
  return (
    <details className={styles.disclosure} open={isOpen || undefined} onToggle={onToggle}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
