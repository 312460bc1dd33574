import { ArrowLeftRight, Check, CircleDashed, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../model/care.module.css';
import type { CareAnswer } from '../model/coverage-text.js';
import type { CareItem, PlanCare, Tally } from '../model/plan-care.js';

const ICONS = { good: Check, warn: TriangleAlert, bad: X, none: CircleDashed } as const satisfies Record<
  Tally['tone'],
  unknown
>;
const TONES: Readonly<Record<CareAnswer, Tally['tone']>> = { yes: 'good', generic: 'warn', no: 'bad', unknown: 'none' };

/** A small label with an icon and a color. The text of the label can be understood without the icon and the color. */
export function Chip({ tone, children }: Pick<Tally, 'tone'> & { children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon aria-hidden="true" className="icon" />
      {children}
    </span>
  );
}

export const AnswerChip = ({ item: { answer, label } }: { item: Pick<CareItem, 'answer' | 'label'> }) => (
  <Chip tone={TONES[answer]}>{label}</Chip>
);

const STATES = { good: Check, warn: ArrowLeftRight, bad: X, none: CircleDashed } as const;

/** An icon that says how a plan covers a medicine, with the words for it. */
export const State = ({ tone, children }: Pick<Tally, 'tone'> & { children: ReactNode }) => {
  const Icon = STATES[tone];
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon aria-hidden="true" className="icon" />
      <span>{children}</span>
    </span>
  );
};

export const AnswerState = ({ item: { answer, label } }: { item: Pick<CareItem, 'answer' | 'label'> }) => (
  <State tone={TONES[answer]}>{label}</State>
);

export const CareChips = ({ care }: { care: PlanCare }) =>
  care.tallies.map(({ kind, text, tone }) => (
    <li key={kind} className={styles.plain}>
      <Chip tone={tone}>{text}</Chip>
    </li>
  ));

/** What a note beside a yearly cost needs. With `isShort`, it counts medicines that are too many to name. */
export interface NoteProps {
  readonly care: PlanCare;
  readonly isShort?: boolean;
}

/** A note beside the yearly cost of a plan that names the medicines whose price the cost leaves out. */
export const CareNote = ({ care, isShort = false }: NoteProps) => (
  <p className={`small ${styles.without}`}>
    <TriangleAlert aria-hidden="true" className="icon" /> {isShort ? care.shortNote : care.note}
  </p>
);
