import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Card } from '#ui/index.js';
import { useOnboarding } from '../session/index.js';
import styles from './dashboard.module.css';
import { CARDS, DASHBOARD } from './messages.js';

/**
 * The note for first-time visitors. The note is part of the HTML for all visitors. An attribute of the root element
 * decides before the first paint whether the note is visible. The page therefore does not move when the session check
 * later shows who is signed in. A search that the person finished before they had an account counts as their first
 * search.
 */
export function FirstVisit({ hasSearched }: { hasSearched: boolean }) {
  const { title, text } = CARDS.first;
  useOnboarding(hasSearched);
  if (hasSearched) return null;
  return (
    <div className="when-first">
      <Card>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className={styles.ways}>
          <ButtonLink to={PAGES.quiz.path}>{SITE.nav.quiz}</ButtonLink>
          <ButtonLink kind="secondary" to={PAGES.marketplace.path}>
            {DASHBOARD.openMarketplace}
          </ButtonLink>
        </p>
      </Card>
    </div>
  );
}
