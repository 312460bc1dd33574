import { ExternalLink } from 'lucide-react';
import { PLAN_PAGE } from '#contract/messages/plans/plan-page.js';
import { PLAN } from '#contract/messages/plans/plan.js';
import type { Plan } from '#contract/plans/plan.js';
import { ButtonAnchor } from '#ui/index.js';
import styles from './documents.module.css';

/**
 * Links to the insurer's documents about a plan. Because the URLs of the documents come from outside, only http(s) URLs
 * are accepted, and the links send no referrer.
 */
export function Documents({
  plan,
}: {
  plan: Pick<Plan, 'brochure_url' | 'benefits_url' | 'network_url' | 'formulary_url'>;
}) {
  const documents = [
    [PLAN_PAGE.documents.brochure, plan.brochure_url],
    [PLAN_PAGE.documents.benefits, plan.benefits_url],
    [PLAN_PAGE.documents.network, plan.network_url],
    [PLAN_PAGE.documents.formulary, plan.formulary_url],
  ] as const;
  return (
    <section className="stack">
      <h2>{PLAN_PAGE.resources}</h2>
      <ul className={styles.documents}>
        {documents.map(([name, url]) => (
          <li key={name}>
            {url ? (
              <ButtonAnchor kind="secondary" href={url} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden="true" className="icon" />
                <span>
                  {name} <span className="visually-hidden">{PLAN_PAGE.newTab}</span>
                  <span className={styles.address}>{new URL(url).hostname}</span>
                </span>
              </ButtonAnchor>
            ) : (
              <p>
                {name}: {PLAN.notAvailable}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
