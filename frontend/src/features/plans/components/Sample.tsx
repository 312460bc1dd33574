import { FlaskConical } from 'lucide-react';
import { createContext, use, type ReactNode } from 'react';
import type { Source } from '#contract/api/plans.contract.js';
import { SAMPLE } from '../messages/plan.js';
import styles from './sample.module.css';

const SampleContext = createContext(false);

interface Props {
  readonly source: Source | undefined;
  /** What the part of the screen shows: plans, or answers about medicines, next to which VA's list is real. */
  readonly of?: keyof typeof SAMPLE.notes;
  /** Whether the sentence stands above. Screens that say it elsewhere leave it out. */
  readonly hasRibbon?: boolean;
  readonly children?: ReactNode;
}

/** If figures of this part are invented, a sentence above and each card or column with a `SampleTag` says so. */
export const SampleData = ({ source, of = 'plans', hasRibbon = true, children }: Props) => (
  <SampleContext value={source === 'sample'}>
    {hasRibbon && source === 'sample' && (
      <p className={styles.ribbon}>
        <FlaskConical aria-hidden="true" className="icon" />
        <span>
          <b>{SAMPLE.titles[of]}</b> {SAMPLE.notes[of]}
        </span>
      </p>
    )}
    {children}
  </SampleContext>
);

const Tag = () => <span className={styles.tag}>{SAMPLE.tag}</span>;

/** The word "Sample" on a card or in the head of a column, unless the figures are real. */
export const SampleTag = () => use(SampleContext) && <Tag />;

/** The same word beside a figure that stands outside of a `SampleData`. */
export const SampleMark = ({ source }: Pick<Props, 'source'>) => source === 'sample' && <Tag />;
