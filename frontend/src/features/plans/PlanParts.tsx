import type { Topic } from '../../../../backend/src/contract/topics.js';
import type { Benefit, Plan, QualityRating } from '../../../../backend/src/contract/plan.js';
import { PLAN_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import { PLAN } from '../../../../backend/src/contract/messages/plans.js';
import { Disclosure } from '../../ui/index.js';
import { isLimitExplained, limitOf } from './benefit-text.js';
import { grouped } from './benefit-groups.js';
import { shareText } from './money.js';
import { isWished, isWishedProgram } from './wished.js';

const Tick = () => <span>✓ <span className="visually-hidden">{PLAN_PAGE.wished} </span></span>;

function BenefitItem({ benefit }: { benefit: Benefit }) {
  const { name, covered, cost_sharings, explanation, exclusions } = benefit;
  const limit = covered && !isLimitExplained(benefit) ? limitOf(benefit) : null;
  return (
    <li>
      <strong>{name} – {covered ? PLAN_PAGE.covered : PLAN_PAGE.notCovered}</strong>
      {covered && cost_sharings.map((cost) => <p key={`${cost.network_tier} ${cost.csr}`}>{cost.network_tier}: {cost.display_string ? shareText(cost.display_string) : PLAN.notAvailable}</p>)}
      {limit && <p>{PLAN_PAGE.limit(limit)}</p>}
      {explanation && <p>{explanation}</p>}
      {exclusions && <p>{PLAN_PAGE.notIncluded(exclusions)}</p>}
    </li>
  );
}

/** Benefits by group, Core Medical first; groups open and close by themselves. A tick says that one holds what was asked for. */
export function Benefits({ benefits, wished }: { benefits: readonly Benefit[]; wished: readonly Topic[] }) {
  if (benefits.length === 0) return null;
  return (
    <section>
      <h2>{PLAN_PAGE.benefits}</h2>
      {grouped(benefits).map(({ group, items }) => (
        <Disclosure key={group} title={<>{items.some((benefit) => isWished(benefit, wished)) && <Tick />}{group} ({items.length})</>}>
          <ul>{items.map((benefit) => <BenefitItem key={benefit.name} benefit={benefit} />)}</ul>
        </Disclosure>
      ))}
    </section>
  );
}

/** The plan's disease-management programs, with a tick where one is what was asked for. */
export function Programs({ names, wished }: { names: readonly string[]; wished: readonly Topic[] }) {
  if (names.length === 0) return null;
  return (
    <table>
      <caption>{PLAN_PAGE.programs}</caption>
      <thead><tr><th scope="col">{PLAN_PAGE.programColumn}</th></tr></thead>
      <tbody>{names.map((name) => <tr key={name}><th scope="row">{isWishedProgram(name, wished) && <Tick />}{name}</th></tr>)}</tbody>
    </table>
  );
}

/** Stars, or that there are none and why. */
export function Ratings({ rating }: { rating: QualityRating }) {
  const rows = [[PLAN_PAGE.ratings.overall, rating.overall], [PLAN_PAGE.ratings.experience, rating.experience], [PLAN_PAGE.ratings.efficiency, rating.efficiency], [PLAN_PAGE.ratings.clinical, rating.clinical]] as const;
  return (
    <table>
      <caption>{PLAN_PAGE.ratingsTitle}</caption>
      <thead><tr><th scope="col">{PLAN_PAGE.ratingColumn}</th><th scope="col">{PLAN_PAGE.starsColumn}</th></tr></thead>
      <tbody>{rows.map(([name, { stars, reason }]) => <tr key={name}><th scope="row">{name}</th><td>{stars ?? `${PLAN.notRated}${reason ? `: ${reason}` : ''}`}</td></tr>)}</tbody>
    </table>
  );
}

/** The insurer's own papers. Their addresses come from outside: only http(s) ones get here, and they learn nothing of us. */
export function Documents({ plan }: { plan: Plan }) {
  const documents = [[PLAN_PAGE.documents.brochure, plan.brochure_url], [PLAN_PAGE.documents.benefits, plan.benefits_url], [PLAN_PAGE.documents.network, plan.network_url], [PLAN_PAGE.documents.formulary, plan.formulary_url]] as const;
  return (
    <table>
      <caption>{PLAN_PAGE.resources}</caption>
      <thead><tr><th scope="col">{PLAN_PAGE.documentColumn}</th><th scope="col">{PLAN_PAGE.linkColumn}</th></tr></thead>
      <tbody>
        {documents.map(([name, url]) => (
          <tr key={name}><th scope="row">{name}</th><td>{url ? <a href={url} target="_blank" rel="noopener noreferrer">{new URL(url).hostname}<span className="visually-hidden">, {name} {PLAN_PAGE.newTab}</span></a> : PLAN.notAvailable}</td></tr>
        ))}
      </tbody>
    </table>
  );
}
