import { Link } from 'react-router';
import { METAL_SHARES } from '../../../../backend/src/contract/limits.js';
import { COST, PLAN, PLAN_TYPES } from '../../../../backend/src/contract/messages/plans.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import type { Household } from '../../../../backend/src/contract/plans.contract.js';
import { ButtonLink } from '../../ui/index.js';
import { Costs } from './Costs.js';
import { usePreferences } from './kept.js';
import { perMonth, shareText } from './money.js';
import type { PlanToShow } from './overlay.js';
import { ChoosePlan } from './PlanChoice.js';
import { PlanMatch } from './PlanMatch.js';
import { Benefits, Documents, Programs, Ratings } from './PlanParts.js';
import { matchOf, wishesOf } from './preferences.js';
import { TierTable } from './TierTable.js';
import { yearlyCost } from './yearly-cost.js';

function Prices({ plan }: { plan: PlanToShow }) {
  const rows = [['Full premium', plan.premium], ['Premium after tax credit', plan.premium === null ? null : plan.premium_w_credit], ['Share for essential benefits', plan.ehb_premium]] as const;
  if (plan.premium === null) return <p><strong>{PLAN.premiums}:</strong> <Link to={PAGES.marketplace.path}>{PLAN.noPrice}</Link></p>;
  return (
    <table>
      <caption>{PLAN.premiums}</caption>
      <thead><tr><th scope="col">Part</th><th scope="col">{PLAN.amountColumn}</th></tr></thead>
      <tbody>{rows.map(([name, amount]) => <tr key={name}><th scope="row">{name}</th><td>{amount === null ? PLAN.notAvailable : perMonth(amount)}</td></tr>)}</tbody>
    </table>
  );
}

const metalText = (level: string): string => {
  const [, shares] = Object.entries(METAL_SHARES).find(([name]) => name === level) ?? [];
  return shares ? `${level}: the plan pays about ${shares[0]}%, you pay about ${shares[1]}%` : level;
};

function Facts({ plan }: { plan: PlanToShow }) {
  const { primaryCare, specialist, hospital } = plan.copays;
  const facts: readonly (readonly [string, string])[] = [
    ['Insurer', plan.issuer.name],
    [PLAN.type, PLAN_TYPES[plan.type as keyof typeof PLAN_TYPES] ?? plan.type],
    [PLAN.metal, metalText(plan.metal_level)],
    [PLAN.hsa, plan.hsa_eligible ? 'Yes' : 'No'],
    ['Visit to your own doctor', primaryCare ? shareText(primaryCare) : PLAN.notAvailable],
    ['Visit to a specialist', specialist ? shareText(specialist) : PLAN.notAvailable],
    ['Hospital stay', hospital ? shareText(hospital) : PLAN.notAvailable],
  ];
  return <dl className="facts">{facts.map(([name, text]) => <div key={name}><dt>{name}</dt><dd>{text}</dd></div>)}</dl>;
}

interface Props {
  readonly plan: PlanToShow;
  readonly household: Household | null;
  /** The year the plan is looked at for. */
  readonly year: number | undefined;
}

/** Everything there is to know about a plan; with a household, what it costs them and how it meets their wishes. */
export function PlanDetails({ plan, household, year }: Props) {
  const [preferences] = usePreferences();
  const wishes = household ? wishesOf(preferences, household) : [];
  return (
    <>
      <PlanMatch match={matchOf(plan, wishes)} />
      <Facts plan={plan} />
      {plan.premium !== null && <section><h2>Yearly cost</h2><Costs cost={yearlyCost(plan)} /><p className="muted">{COST.method}</p></section>}
      <Prices plan={plan} />
      <TierTable caption={PLAN.deductibles} rows={plan.tiered_deductibles} />
      <TierTable caption={PLAN.moops} rows={plan.tiered_moops} />
      <Benefits benefits={plan.benefits} wished={wishes.flatMap(({ topics }) => topics)} />
      <Programs names={plan.disease_mgmt_programs} />
      <Ratings rating={plan.quality_rating} />
      <Documents plan={plan} />
      <p className="no-print"><ButtonLink to={PAGES.drugCoverage.path} state={{ selectedPlans: [{ id: plan.id, name: plan.name, year }] }}>{PLAN.checkMedication}</ButtonLink> <ChoosePlan plan={plan} year={year} /></p>
    </>
  );
}
