import type { ReactNode } from 'react';
import { classes } from './classes.js';
import styles from './card.module.css';

type Tint = 'plain' | 'blue' | 'teal' | 'green' | 'purple';
const look = (tint: Tint): string => classes(styles.card, styles[tint]);

export function Card({ tint = 'plain', children }: { tint?: Tint; children: ReactNode }) {
  return <div className={look(tint)}>{children}</div>;
}

/** Cards beside each other where there is room. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

export function CardItem({ tint = 'plain', children }: { tint?: Tint; children: ReactNode }) {
  return <li className={look(tint)}>{children}</li>;
}
