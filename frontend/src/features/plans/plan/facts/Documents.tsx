import { ExternalLink } from 'lucide-react';
import type { Plan } from '#contract/plans/plan.js';
import { ButtonAnchor } from '#ui/index.js';
import { PLAN_PAGE } from '../../messages/plan-page.js';
import { PLAN } from '../../messages/plan.js';
import styles from './facts.module.css';
import { Fold } from './Fold.js';

/** Links to the insurer's documents. Their URLs come from outside: only http(s), and no referrer. */
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
    <Fold title={PLAN_PAGE.papers} what={PLAN_PAGE.links(documents.filter(([, url]) => url).length)}>
      <div className={styles.documents}>
        <table>
          <caption>{PLAN_PAGE.resources}</caption>
          <thead>
            <tr>
              <th scope="col">{PLAN_PAGE.documentColumn}</th>
              <th scope="col">{PLAN_PAGE.websiteColumn}</th>
            </tr>
          </thead>
          <tbody>
            {documents.map(([name, url]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {url ? (
                    <ButtonAnchor kind="secondary" href={url} target="_blank" rel="noopener noreferrer">
                      <ExternalLink aria-hidden="true" className="icon" />
                      <span>
                        {new URL(url).hostname}
                        <span className="visually-hidden">
                          {' '}
                          {name} {PLAN_PAGE.newTab}
                        </span>
                      </span>
                    </ButtonAnchor>
                  ) : (
                    PLAN.notAvailable
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
