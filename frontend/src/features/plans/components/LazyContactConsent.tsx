import { partInView } from '#ui/index.js';
import styles from './contact-consent.module.css';

/**
 * The contact consent form on the plan search page and on a plan's page. Its code is loaded when the form
 * comes into view, so that these pages appear sooner. If loading fails, the rest of the page still works.
 */
export const LazyContactConsent = partInView(
  () => import('#features/consent/index.js').then((part) => part.ContactConsent),
  styles.room,
);
