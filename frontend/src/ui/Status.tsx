import type { ReactNode } from 'react';
import { classes } from './classes.js';
import styles from './notice.module.css';

/** A place whose changes are read out. It stays in the page while empty: a region that appears together with its text is not heard. */
export function Status({ children }: { children?: ReactNode }) {
  return <div role="status" className={children ? styles.status : undefined}>{children}</div>;
}

type Tone = 'info' | 'good' | 'warning' | 'problem';

/** A boxed remark. `problem` is announced at once. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return <div className={classes(styles.notice, styles[tone])} role={tone === 'problem' ? 'alert' : undefined}>{children}</div>;
}
