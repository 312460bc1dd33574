import type { ReactNode } from 'react';
import { classes } from '../layout/Page.js';
import styles from './notice.module.css';

/** A live region. It stays while empty: screen readers do not announce one that appears with its text. */
export function Status({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className={children ? styles.status : undefined}>
      {children}
    </div>
  );
}

type Tone = 'info' | 'good' | 'warning' | 'problem';

interface NoticeProps {
  readonly tone?: Tone;
  /** The only or the first paragraph. */
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** A message in a box. If its tone is `problem`, screen readers announce the message immediately. */
export function Notice({ tone = 'info', text, children }: NoticeProps) {
  return (
    <div className={classes(styles.notice, styles[tone])} role={tone === 'problem' ? 'alert' : undefined}>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
