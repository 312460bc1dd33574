import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanSummary } from '#contract/plans/plan.js';
import { PLAN } from '../messages/plan.js';
import styles from './plan-head.module.css';
import { SampleTag } from './Sample.js';

const FIVE = [1, 2, 3, 4, 5] as const;
const TONES = 4;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toUpperCase();

function Stars({ stars }: { stars: number | null }) {
  if (stars === null) return <span>{PLAN.notYetRated}</span>;
  return (
    <span className={styles.stars} role="img" aria-label={PLAN.starsOf(stars)}>
      {FIVE.map((star) => (
        <Star key={star} aria-hidden="true" className={star <= stars ? styles.full : styles.empty} />
      ))}
      <span aria-hidden="true">{stars} of 5</span>
    </span>
  );
}

interface Props {
  readonly plan: PlanSummary;
  /** Whether the mark of sample plans stands here. */
  readonly isTagged?: boolean;
  readonly children?: ReactNode;
}

/** The insurer's initials, the plan's name (`children`) on a card, insurer, metal level, type and quality rating. */
export function PlanHead({ plan, isTagged = true, children }: Props) {
  const { issuer, metal_level: metal, type } = plan;
  return (
    <div className={styles.head}>
      <span className={styles.insurer} data-tone={(Number(issuer.id) || issuer.name.length) % TONES} aria-hidden="true">
        {initials(issuer.name)}
      </span>
      <div>
        {children}
        <p className={styles.facts}>
          <span>{issuer.name}</span>{' '}
          <span className={styles.metal} data-metal={metal}>
            {metal}
          </span>{' '}
          <span>{type}</span> <Stars stars={plan.quality_rating.overall.stars} /> {isTagged && <SampleTag />}
        </p>
      </div>
    </div>
  );
}
