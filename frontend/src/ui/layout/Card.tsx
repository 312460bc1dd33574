import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './classes.js';

type Tint = 'plain' | 'blue' | 'teal' | 'green' | 'purple';
const cardClass = (tint: Tint): string => classes(styles.card, styles[tint]);

export function Card({ tint = 'plain', children }: { tint?: Tint; children: ReactNode }) {
  return <div className={cardClass(tint)}>{children}</div>;
}

/** A list of cards, placed side by side if there is enough room. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

export function CardItem({ tint = 'plain', children }: { tint?: Tint; children: ReactNode }) {
  return <li className={cardClass(tint)}>{children}</li>;
}
