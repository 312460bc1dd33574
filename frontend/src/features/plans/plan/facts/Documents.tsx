import { ExternalLink } from 'lucide-react';
import type { Plan } from '#contract/plans/plan.js';
import { ButtonAnchor } from '#ui/index.js';
import { PLAN_PAGE } from '../../messages/plan-page.js';
import { PLAN } from '../../messages/plan.js';
import styles from './facts.module.css';
import { FactTable, Fold } from './parts.js';

const KINDS = ['brochure', 'benefits', 'network', 'formulary'] as const;
type Props = Pick<Plan, `${(typeof KINDS)[number]}_url`>;

const DocumentLink = ({ name, url }: { name: string; url: string }) => (
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
);

/** Links to the insurer's documents. Their URLs come from outside: only http(s), and no referrer. */
export function Documents({ plan }: { plan: Props }) {
  const rows = KINDS.map((kind) => {
    const [name, url] = [PLAN_PAGE.documents[kind], plan[`${kind}_url`]];
    return { name, cell: url ? <DocumentLink name={name} url={url} /> : PLAN.notAvailable };
  });
  const count = KINDS.filter((kind) => plan[`${kind}_url`]).length;
  return (
    <Fold title={PLAN_PAGE.papers} what={PLAN_PAGE.links(count)}>
      <div className={styles.documents}>
        <FactTable
          caption={PLAN_PAGE.resources}
          heads={[PLAN_PAGE.documentColumn, PLAN_PAGE.websiteColumn]}
          rows={rows}
        />
      </div>
    </Fold>
  );
}
