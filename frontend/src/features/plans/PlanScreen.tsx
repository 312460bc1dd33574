import { useMemo } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { Plan } from '../../../../backend/src/contract/plans.contract.js';
import { PLAN, PLAN_TYPES } from '../../../../backend/src/contract/messages/plans.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { failureText } from '../../api/index.js';
import { Button, ButtonLink, Notice, Page, Status } from '../../ui/index.js';
import { Benefits, Documents, Programs, Ratings } from './PlanParts.js';
import { perMonth } from './money.js';
import { overlay } from './overlay.js';
import { plansApi } from './plans.api.js';
import { Source } from './Source.js';
import { TierTable } from './TierTable.js';

/** The plan that the search passed along, if it is this one. */
function usePassed(id: string): Plan | null {
  const { state } = useLocation();
  return useMemo(() => {
    // History entries outlive releases, so what lies there is checked like anything from outside.
    const parsed = z.safeParse(z.object({ plan: Plan }), state);
    return parsed.success && parsed.data.plan.id === id ? parsed.data.plan : null;
  }, [state, id]);
}

/** The router numbers its history entries; the first one of a visit is 0. */
const cameFromHere = (): boolean => Number((history.state as { idx?: unknown } | null)?.idx ?? 0) > 0;

const yearIn = (params: URLSearchParams): number | undefined => (/^20\d\d$/.test(params.get('year') ?? '') ? Number(params.get('year')) : undefined);

function Prices({ plan }: { plan: Plan }) {
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

function Details({ plan }: { plan: Plan }) {
  const typeName = PLAN_TYPES[plan.type as keyof typeof PLAN_TYPES] ?? plan.type;
  return (
    <>
      <dl className="facts">
        <div><dt>Insurer</dt><dd>{plan.issuer.name}</dd></div>
        <div><dt>{PLAN.type}</dt><dd>{typeName}</dd></div>
        <div><dt>{PLAN.metal}</dt><dd>{plan.metal_level}</dd></div>
        <div><dt>{PLAN.hsa}</dt><dd>{plan.hsa_eligible ? 'Yes' : 'No'}</dd></div>
      </dl>
      <Prices plan={plan} />
      <TierTable caption={PLAN.deductibles} rows={plan.tiered_deductibles} />
      <TierTable caption={PLAN.moops} rows={plan.tiered_moops} />
      <Benefits benefits={plan.benefits} />
      <Programs names={plan.disease_mgmt_programs} />
      <Ratings rating={plan.quality_rating} />
      <Documents plan={plan} />
      <p><ButtonLink to={PAGES.drugCoverage.path} state={{ selectedPlans: [{ id: plan.id, name: plan.name }] }}>{PLAN.checkMedication}</ButtonLink></p>
    </>
  );
}

export default function PlanScreen() {
  const { planId = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const passed = usePassed(planId);
  const { data, error, isLoading } = plansApi.usePlanQuery({ params: { id: planId }, query: { year: yearIn(params) } }, { skip: planId === '' });
  // Opened by its address alone, there is nothing on this site to go back to.
  const back = () => void (cameFromHere() ? navigate(-1) : navigate(PAGES.marketplace.path));
  const plan = overlay(passed, data?.plan ?? null);
  return (
    <Page>
      <h1>{plan?.name ?? PAGES.plan.title}</h1>
      <Status>{planId === '' ? <p>{PLAN.none}</p> : isLoading && !plan && <p>{PLAN.loading}</p>}</Status>
      {data && <Source provenance={data.provenance} />}
      {plan && <Details plan={plan} />}
      {!plan && !isLoading && planId !== '' && <Notice tone="warning"><p>{PLAN.noDetails}</p>{error && <p>{failureText(error, PLAN.noDetails)}</p>}</Notice>}
      <p><Button kind="secondary" onClick={back}>{PLAN.back}</Button> <ButtonLink kind="secondary" to={PAGES.marketplace.path}>{PAGES.marketplace.title}</ButtonLink></p>
    </Page>
  );
}
