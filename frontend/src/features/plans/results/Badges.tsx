import type { GivenBadge } from '../model/ranking/badges.js';

export const Badges = ({ badges }: { badges: readonly GivenBadge[] | undefined }) => (
  <>
    {badges?.map(({ badge, label }) => (
      <span key={badge} className="badge">
        {label}
      </span>
    ))}
  </>
);
