import type { Topic } from '../../../../backend/src/contract/benefit-topics.js';
import type { Benefit, Plan, QualityRating } from '../../../../backend/src/contract/plan.js';
import { PLAN } from '../../../../backend/src/contract/messages/plans.js';
import { Disclosure } from '../../ui/index.js';
import { isLimitExplained, limitOf } from './benefit-text.js';
import { grouped } from './benefit-groups.js';
import { shareText } from './money.js';
import { isWished, isWishedProgram } from './preferences.js';

const Tick = () => <span>✓ <span className="visually-hidden">{PLAN.wished} </span></span>;

function BenefitItem({ benefit }: { benefit: Benefit }) {
  const { name, covered, cost_sharings, explanation, exclusions } = benefit;
  const limit = covered && !isLimitExplained(benefit) ? limitOf(benefit) : null;
  return (
    <li>
      <strong>{name} – {covered ? PLAN.covered : PLAN.notCovered}</strong>
      {covered && cost_sharings.map((cost) => <p key={`${cost.network_tier} ${cost.csr}`}>{cost.network_tier}: {cost.display_string ? shareText(cost.display_string) : PLAN.notAvailable}</p>)}
      {limit && <p>{PLAN.limit(limit)}</p>}
      {explanation && <p>{explanation}</p>}
      {exclusions && <p>{PLAN.notIncluded(exclusions)}</p>}
    </li>
  );
}

/** Benefits by group, Core Medical first; groups open and close by themselves. A tick says that one holds what was asked for. */
export function Benefits({ benefits, wished }: { benefits: readonly Benefit[]; wished: readonly Topic[] }) {
  if (benefits.length === 0) return null;
  return (
    <section>
      <h2>{PLAN.benefits}</h2>
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
      <caption>{PLAN.programs}</caption>
      <thead><tr><th scope="col">{PLAN.programColumn}</th></tr></thead>
      <tbody>{names.map((name) => <tr key={name}><th scope="row">{isWishedProgram(name, wished) && <Tick />}{name}</th></tr>)}</tbody>
    </table>
  );
}

/** Stars, or that there are none and why. */
export function Ratings({ rating }: { rating: QualityRating }) {
  const rows = [[PLAN.ratings.overall, rating.overall], [PLAN.ratings.experience, rating.experience], [PLAN.ratings.efficiency, rating.efficiency], [PLAN.ratings.clinical, rating.clinical]] as const;
  return (
    <table>
      <caption>{PLAN.ratingsTitle}</caption>
      <thead><tr><th scope="col">{PLAN.ratingColumn}</th><th scope="col">{PLAN.starsColumn}</th></tr></thead>
      <tbody>{rows.map(([name, { stars, reason }]) => <tr key={name}><th scope="row">{name}</th><td>{stars ?? `${PLAN.notRated}${reason ? `: ${reason}` : ''}`}</td></tr>)}</tbody>
    </table>
  );
}

/** The insurer's own papers. Their addresses come from outside: only http(s) ones get here, and they learn nothing of us. */
export function Documents({ plan }: { plan: Plan }) {
  const documents = [[PLAN.documents.brochure, plan.brochure_url], [PLAN.documents.benefits, plan.benefits_url], [PLAN.documents.network, plan.network_url], [PLAN.documents.formulary, plan.formulary_url]] as const;
  return (
    <table>
      <caption>{PLAN.resources}</caption>
      <thead><tr><th scope="col">{PLAN.documentColumn}</th><th scope="col">{PLAN.linkColumn}</th></tr></thead>
      <tbody>
        {documents.map(([name, url]) => (
          <tr key={name}><th scope="row">{name}</th><td>{url ? <a href={url} target="_blank" rel="noopener noreferrer">{new URL(url).hostname}<span className="visually-hidden">, {name} {PLAN.newTab}</span></a> : PLAN.notAvailable}</td></tr>
        ))}
      </tbody>
    </table>
  );
}
