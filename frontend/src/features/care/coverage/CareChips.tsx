import { Check, CircleDashed, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../model/care.module.css';
import type { CareAnswer, CareItem, PlanCare, Tally } from '../model/plan-care.js';

const ICONS = { good: Check, warn: TriangleAlert, bad: X, none: CircleDashed } as const satisfies Record<
  Tally['tone'],
  unknown
>;
const TONES: Readonly<Record<CareAnswer, Tally['tone']>> = { yes: 'good', no: 'bad', unknown: 'none' };

/** A fact with an icon and a color. Neither is needed to understand it. */
export function Chip({ tone, children }: Pick<Tally, 'tone'> & { children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon aria-hidden="true" className="icon" />
      {children}
    </span>
  );
}

/** What a plan says about one medicine or doctor. */
export const AnswerChip = ({ item: { answer, label } }: { item: Pick<CareItem, 'answer' | 'label'> }) => (
  <Chip tone={TONES[answer]}>{label}</Chip>
);

/** How many of the person's medicines and doctors a plan covers, as items of a list of chips. */
export const CareChips = ({ care }: { care: PlanCare }) =>
  care.tallies.map(({ kind, text, tone }) => (
    <li key={kind} className={styles.plain}>
      <Chip tone={tone}>{text}</Chip>
    </li>
  ));
