import { PLAN_PAGE } from '#contract/messages/plan-page.js';
import { PLAN } from '#contract/messages/plans.js';
import type { Plan } from '#contract/plan.js';
import styles from './documents.module.css';

/**
 * Links to the insurer's documents about a plan. Because their URLs come from outside, only http(s) URLs are accepted,
 * and the links send no referrer.
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
    <table>
      <caption>
        <h2>{PLAN_PAGE.resources}</h2>
      </caption>
      <thead>
        <tr>
          <th scope="col">{PLAN_PAGE.documentColumn}</th>
          <th scope="col">{PLAN_PAGE.siteColumn}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map(([name, url]) => (
          <tr key={name}>
            <th scope="row">
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name} <span className="visually-hidden">{PLAN_PAGE.newTab}</span>
                </a>
              ) : (
                name
              )}
            </th>
            <td className={styles.address}>{url ? new URL(url).hostname : PLAN.notAvailable}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
