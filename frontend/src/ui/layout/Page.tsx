import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Joins the given class names. Undefined names are skipped, because a variant without CSS rules has no class. */
export const classes = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** A screen's content, centered and evenly spaced: `narrow` for forms and messages, `reading` for articles. */
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

export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

export function CardItem({ children }: { children: ReactNode }) {
  return <li className={styles.card}>{children}</li>;
}
