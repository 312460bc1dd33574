import { CRISIS_LINE } from '#content/va-links.js';
import { ButtonAnchor } from '#ui/index.js';
import styles from './home/home.module.css';

const CrisisLine = () => (
  <p className={styles.actions}>
    {CRISIS_LINE.map(({ label, href }) => (
      <ButtonAnchor key={href} href={href}>
        {label}
      </ButtonAnchor>
    ))}
  </p>
);

export const parts = { CrisisLine };
