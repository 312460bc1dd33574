import type { ReactNode } from 'react';
import { classes } from './classes.js';
import styles from './page.module.css';

/**
 * The container for the content of a screen, centered and with even spacing. The width `narrow` is for forms and short
 * messages, and `reading` is for articles.
 */
export function Page({ width = 'wide', children }: { width?: 'wide' | 'reading' | 'narrow'; children: ReactNode }) {
  return <div className={classes(styles.page, styles[width], 'stack')}>{children}</div>;
}

export function Panel({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <div className={`${styles.panel} stack`}>{children}</div>
    </div>
  );
}
