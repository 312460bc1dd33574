import { BADGES } from '#contract/messages/plans/plan-list.js';
import type { GivenBadge } from '../model/ranking/badges.js';
import styles from './results.module.css';

export const Badges = ({ badges }: { badges: readonly GivenBadge[] | undefined }) => (
  <>
    {badges?.map(({ badge }) => (
      <span key={badge} className={styles.badge}>
        {BADGES[badge]}
      </span>
    ))}
  </>
);
