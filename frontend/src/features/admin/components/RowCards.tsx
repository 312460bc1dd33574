import type { ReactNode } from 'react';
import { Card } from '#ui/index.js';
import styles from './admin.module.css';

interface Props<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly { readonly id: string; readonly header: string; readonly cell: (row: Row) => ReactNode }[];
  /** Ids of columns whose values speak for themselves, so that their labels are for screen readers alone. */
  readonly plain?: readonly string[];
}

/** The rows of a list as cards, for phones: each card has the columns as labels with their values. */
export function RowCards<Row extends { readonly id: string }>({ rows, columns, plain }: Props<Row>) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Card>
            <dl className={plain ? styles.plainPairs : styles.pairs}>
              {columns.map(({ id, header, cell }) => (
                <div key={id} className={styles.pair} data-column={id}>
                  <dt className={plain?.includes(id) ? 'visually-hidden' : undefined}>{header}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Labels with their values. Those without a value are left out. */
export const Pairs = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={styles.pairs}>
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label} className={styles.pair}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
