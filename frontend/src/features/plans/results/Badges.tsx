import type { GivenBadge } from '../model/ranking/badges.js';
import styles from './results.module.css';

export const Badges = ({ badges }: { badges: readonly GivenBadge[] | undefined }) => (
  <>
    {badges?.map(({ badge, label }) => (
      <span key={badge} className={styles.badge}>
        {label}
      </span>
    ))}
  </>
);
