import styles from './plan-marker.module.css';

const COLORS = ['blue', 'teal', 'green', 'purple'] as const;

/**
 * The letter that marks a plan, in a colored ring. Color alone is not enough, because there are only four colors and
 * some people are color-blind.
 */
export const PlanMarker = ({ index }: { index: number }) => (
  <span className={styles.letter} data-color={COLORS[index % COLORS.length]}>
    {String.fromCharCode(65 + index)}
  </span>
);
