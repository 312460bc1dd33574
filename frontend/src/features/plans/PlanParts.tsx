import type { Topic } from '../../../../backend/src/contract/benefit-topics.js';
import type { Benefit, Plan, QualityRating } from '../../../../backend/src/contract/plan.js';
import { PLAN } from '../../../../backend/src/contract/messages/plans.js';
import { Disclosure } from '../../ui/index.js';
import { grouped } from './benefit-groups.js';
import { shareText } from './money.js';
import { isWished } from './preferences.js';

function BenefitItem({ benefit: { name, covered, cost_sharings, explanation, exclusions } }: { benefit: Benefit }) {
  return (
    <li>
      <strong>{name} – {covered ? PLAN.covered : PLAN.notCovered}</strong>
      {covered && cost_sharings.map((cost) => <p key={`${cost.network_tier} ${cost.csr}`}>{cost.network_tier}: {cost.display_string ? shareText(cost.display_string) : PLAN.notAvailable}</p>)}
      {explanation && <p>{explanation}</p>}
      {exclusions && <p>Not included: {exclusions}</p>}
    </li>
  );
}

/** Benefits by group, Core Medical first; groups open and close by themselves. A tick says that one holds what was asked for. */
export function Benefits({ benefits, wished }: { benefits: readonly Benefit[]; wished: readonly Topic[] }) {
  if (benefits.length === 0) return null;
  return (
    <section>
      <h2>Benefits</h2>
      {grouped(benefits).map(({ group, items }) => (
        <Disclosure key={group} title={<>{items.some((benefit) => isWished(benefit, wished)) && <span>✓ <span className="visually-hidden">{PLAN.wished} </span></span>}{group} ({items.length})</>}>
          <ul>{items.map((benefit) => <BenefitItem key={benefit.name} benefit={benefit} />)}</ul>
        </Disclosure>
      ))}
    </section>
  );
}

export function Programs({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <table>
      <caption>Disease-management programs</caption>
      <thead><tr><th scope="col">Program</th></tr></thead>
      <tbody>{names.map((name) => <tr key={name}><th scope="row">{name}</th></tr>)}</tbody>
    </table>
  );
}

/** Stars, or that there are none and why. */
export function Ratings({ rating }: { rating: QualityRating }) {
  const rows = [[PLAN.ratings.overall, rating.overall], [PLAN.ratings.experience, rating.experience], [PLAN.ratings.efficiency, rating.efficiency], [PLAN.ratings.clinical, rating.clinical]] as const;
  return (
    <table>
      <caption>Quality ratings</caption>
      <thead><tr><th scope="col">Rating</th><th scope="col">Stars of 5</th></tr></thead>
      <tbody>{rows.map(([name, { stars, reason }]) => <tr key={name}><th scope="row">{name}</th><td>{stars ?? `${PLAN.notRated}${reason ? `: ${reason}` : ''}`}</td></tr>)}</tbody>
    </table>
  );
}

/** The insurer's own papers. Their addresses come from outside: only http(s) ones get here, and they learn nothing of us. */
export function Documents({ plan }: { plan: Plan }) {
  const documents = [[PLAN.documents.brochure, plan.brochure_url], [PLAN.documents.benefits, plan.benefits_url], [PLAN.documents.network, plan.network_url], [PLAN.documents.formulary, plan.formulary_url]] as const;
  return (
    <table>
      <caption>Resources</caption>
      <thead><tr><th scope="col">Document</th><th scope="col">Link</th></tr></thead>
      <tbody>
        {documents.map(([name, url]) => (
          <tr key={name}><th scope="row">{name}</th><td>{url ? <a href={url} target="_blank" rel="noopener noreferrer">{new URL(url).hostname}<span className="visually-hidden">, {name} (opens in a new tab)</span></a> : PLAN.notAvailable}</td></tr>
        ))}
      </tbody>
    </table>
  );
}
