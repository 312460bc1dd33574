import type { ReactNode } from 'react';
import styles from './card.module.css';

export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

export function CardItem({ children }: { children: ReactNode }) {
  return <li className={styles.card}>{children}</li>;
}
