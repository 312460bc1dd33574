import { Link } from 'react-router';
import { PLAN_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import { PLAN } from '../../../../backend/src/contract/messages/plans.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import type { Household } from '../../../../backend/src/contract/plans.contract.js';
import { ButtonLink } from '../../ui/index.js';
import { Costs, methodText } from './Costs.js';
import { FACTS, factsOf, PLAN_FACTS, PREMIUM_FACTS } from './facts.js';
import { usePreferences } from './kept.js';
import { sharesText } from './metal-share.js';
import type { PlanToShow } from './overlay.js';
import { ChoosePlan } from './PlanChoice.js';
import { PlanMatch } from './PlanMatch.js';
import { Benefits, Documents, Programs, Ratings } from './PlanParts.js';
import { wishesOf } from './preferences.js';
import { rankOne, type Ranked } from './ranking.js';
import { TierTable } from './TierTable.js';

/** Without a price: the way to one as long as no details were entered, otherwise that there is none and why. */
function NoPrice({ isAsked }: { isAsked: boolean }) {
  return <p><strong>{PLAN_PAGE.premiums}:</strong> {isAsked ? `${PLAN.noPriceHere}. ${PLAN_PAGE.noPriceWhy}` : <Link to={PAGES.marketplace.path}>{PLAN_PAGE.noPrice}</Link>}</p>;
}

function Prices({ row, isAsked }: { row: Ranked; isAsked: boolean }) {
  if (row.plan.premium === null) return <NoPrice isAsked={isAsked} />;
  return (
    <table>
      <caption>{PLAN_PAGE.premiums}</caption>
      <thead><tr><th scope="col">{PLAN_PAGE.partColumn}</th><th scope="col">{PLAN_PAGE.amountColumn}</th></tr></thead>
      <tbody>{factsOf(PREMIUM_FACTS).map(({ label, text }) => <tr key={label}><th scope="row">{label}</th><td>{text(row)}</td></tr>)}</tbody>
    </table>
  );
}

const Facts = ({ row }: { row: Ranked }) => (
  <dl className="facts">
    {factsOf(PLAN_FACTS).map((fact) => <div key={fact.label}><dt>{fact.label}</dt><dd>{fact.text(row)}{fact === FACTS.metal && sharesText(row.plan)}</dd></div>)}
  </dl>
);

interface Props {
  readonly plan: PlanToShow;
  /** False while only what a list passed along is known; of the rest nothing is said then. */
  readonly isWhole: boolean;
  readonly household: Household | null;
  /** The year the plan is looked at for. */
  readonly year: number | undefined;
}

/** Everything there is to know about a plan; with a household, what it costs them and how it meets their wishes. */
export function PlanDetails({ plan, isWhole, household, year }: Props) {
  const [preferences] = usePreferences();
  const wishes = wishesOf(preferences, household);
  const wished = wishes.flatMap(({ topics }) => topics);
  const row = rankOne(plan, wishes, household && preferences.ownCare);
  return (
    <>
      <PlanMatch match={row.match} />
      <Facts row={row} />
      {plan.premium !== null && <section><h2>{PLAN_PAGE.yearly}</h2><Costs row={row} /><p className="muted">{methodText(row.cost.isOwn, household)}</p></section>}
      <Prices row={row} isAsked={household !== null} />
      <TierTable caption={PLAN.deductibles} rows={plan.tiered_deductibles} />
      <TierTable caption={PLAN.moops} rows={plan.tiered_moops} />
      <Benefits benefits={plan.benefits} wished={wished} />
      <Programs names={plan.disease_mgmt_programs} wished={wished} />
      <Ratings rating={plan.quality_rating} />
      {isWhole && <Documents plan={plan} />}
      <p className="no-print"><ButtonLink to={PAGES.drugCoverage.path} state={{ selectedPlans: [{ id: plan.id, name: plan.name, year }] }}>{PLAN_PAGE.checkMedication}</ButtonLink> <ChoosePlan plan={plan} year={year} /></p>
    </>
  );
}
