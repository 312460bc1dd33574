import { partInView } from '#ui/index.js';
import styles from './contact-consent.module.css';

/** The consent form of the plan search and plan pages. If loading fails, the rest of the page still works. */
export const LazyContactConsent = partInView(
  () => import('#features/consent/index.js').then((part) => part.ContactConsent),
  styles.room,
);
