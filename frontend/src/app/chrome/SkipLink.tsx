import { SITE } from '#contract/messages/site.js';
import styles from './chrome.module.css';

export const SkipLink = () => (
  <a className={styles.skip} href="#main">
    {SITE.skip}
  </a>
);
