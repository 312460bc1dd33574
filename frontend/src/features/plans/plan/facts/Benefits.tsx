import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Topic } from '#contract/limits/plans.js';
import { isAbout, isProgramAbout } from '#contract/plans/benefit-topics.js';
import type { Benefit } from '#contract/plans/plan.js';
import { Disclosure, Field } from '#ui/index.js';
import { PLAN_DETAILS } from '../../messages/plan-details.js';
import { PLAN_PAGE } from '../../messages/plan-page.js';
import { PLAN } from '../../messages/plan.js';
import { sectioned } from '../../model/benefits/benefit-groups.js';
import { isLimitExplained, limitOf } from '../../model/benefits/benefit-text.js';
import { costShareText } from '../../model/costs/money.js';
import styles from './facts.module.css';
import { Fold } from './parts.js';

const isPreferredBenefit = (benefit: Parameters<typeof isAbout>[0], topics: readonly Topic[]): boolean =>
  topics.some((topic) => isAbout(benefit, topic));

export const isPreferredProgram = (program: string, topics: readonly Topic[]): boolean =>
  topics.some((topic) => isProgramAbout(program, topic));

export const Tick = () => (
  <span>
    <Check aria-hidden="true" className="icon" /> <span className="visually-hidden">{PLAN_PAGE.preferred} </span>
  </span>
);

function BenefitItem({ benefit, isPreferred }: { benefit: Benefit; isPreferred: boolean }) {
  const { name, covered, cost_sharings, explanation, exclusions } = benefit;
  const limit = covered && !isLimitExplained(benefit) ? limitOf(benefit) : null;
  return (
    <li>
      <strong>
        {isPreferred && <Tick />}
        {name} – {covered ? PLAN_DETAILS.covered : PLAN_DETAILS.notCovered}
      </strong>
      {covered &&
        cost_sharings.map((cost) => (
          <p key={`${cost.network_tier} ${cost.csr}`}>
            {cost.network_tier}: {cost.display_string ? costShareText(cost.display_string) : PLAN.notAvailable}
          </p>
        ))}
      {limit && <p>{PLAN_DETAILS.limit(limit)}</p>}
      {explanation && <p>{explanation}</p>}
      {exclusions && <p>{PLAN_PAGE.notIncluded(exclusions)}</p>}
    </li>
  );
}

const Items = ({ benefits, preferred }: Props) => (
  <ul>
    {benefits.map((benefit) => (
      <BenefitItem key={benefit.name} benefit={benefit} isPreferred={isPreferredBenefit(benefit, preferred)} />
    ))}
  </ul>
);

const Sections = ({ benefits, preferred }: Props) => (
  <div className={styles.groups}>
    {sectioned(benefits).map(({ title, items }) => (
      <Disclosure
        key={title}
        title={
          <>
            {items.some((benefit) => isPreferredBenefit(benefit, preferred)) && <Tick />}
            {title} ({items.length})
          </>
        }
      >
        <Items benefits={items} preferred={preferred} />
      </Disclosure>
    ))}
  </div>
);

interface Props {
  readonly benefits: readonly Benefit[];
  readonly preferred: readonly Topic[];
}

/** Benefits in sections, Core Medical first, and a field to find them. Checkmarks mark preferred ones. */
export function Benefits({ benefits, preferred }: Props) {
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  if (benefits.length === 0) return null;
  const found = words === '' ? [] : benefits.filter(({ name }) => name.toLowerCase().includes(words));
  return (
    <Fold title={PLAN_PAGE.benefits} what={benefits.length}>
      <div className="no-print">
        <Field
          name="benefit"
          label={PLAN_PAGE.findBenefit}
          hint={PLAN_PAGE.findBenefitHint}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p role="status">{words !== '' && PLAN_PAGE.benefitsFound(found.length, typed.trim())}</p>
      {words === '' ? (
        <Sections benefits={benefits} preferred={preferred} />
      ) : (
        <Items benefits={found} preferred={preferred} />
      )}
    </Fold>
  );
}
