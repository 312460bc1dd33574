import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { PLAN } from '../../../../backend/src/contract/messages/plans.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { PlanSummary, type Plan } from '../../../../backend/src/contract/plan.js';
import { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { failureText } from '../../api/index.js';
import { Button, ButtonLink, Notice, Page, Status } from '../../ui/index.js';
import { ContactConsent } from '../consent/index.js';
import { overlay } from './overlay.js';
import { PlanDetails } from './PlanDetails.js';
import { SavePlan } from './SaveButtons.js';
import { plansApi } from './plans.api.js';
import { Source } from './Source.js';

const Passed = z.object({ plan: z.optional(PlanSummary), search: PlanSearch });
type Passed = z.infer<typeof Passed>;

/** The household, and the plan as the search showed it if it is this one; a saved plan brings the household alone. */
function usePassed(id: string): Passed | null {
  const { state } = useLocation();
  return useMemo(() => {
    // History entries outlive releases, so what lies there is checked like anything from outside.
    const parsed = z.safeParse(Passed, state);
    return parsed.success && (parsed.data.plan?.id ?? id) === id ? parsed.data : null;
  }, [state, id]);
}

/** Priced for the household that came along; without one, everything but a price. */
function usePlan(id: string, year: number | undefined, passed: Passed | null) {
  const priced = plansApi.usePlanBatchQuery(passed ? { body: { ...passed.search, plan_ids: [id] } } : skipToken);
  const plain = plansApi.usePlanQuery(passed || id === '' ? skipToken : { params: { id }, query: { year } });
  const { error, isLoading } = passed ? priced : plain;
  const fetched: Plan | null = (passed ? priced.data?.plans[0] : plain.data?.plan) ?? null;
  return { plan: overlay(passed?.plan ?? null, fetched), isWhole: fetched !== null, provenance: (passed ? priced : plain).data?.provenance, error, isLoading };
}

/** The router numbers its history entries; the first one of a visit is 0. */
const cameFromHere = (): boolean => Number((history.state as { idx?: unknown } | null)?.idx ?? 0) > 0;
const yearIn = (params: URLSearchParams): number | undefined => (/^20\d\d$/.test(params.get('year') ?? '') ? Number(params.get('year')) : undefined);

/** The year shown: the search's, the address's, or the market's own current one. */
function useYear(asked: number | undefined): number | undefined {
  const { data } = plansApi.useMarketYearsQuery(asked === undefined ? undefined : skipToken);
  return asked ?? data?.current;
}

export default function PlanScreen() {
  const { planId = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const passed = usePassed(planId);
  const year = useYear(passed?.search.year ?? yearIn(params));
  const { plan, isWhole, provenance, error, isLoading } = usePlan(planId, passed?.search.year ?? yearIn(params), passed);
  // Opened by its address alone, there is nothing on this site to go back to.
  const back = () => void (cameFromHere() ? navigate(-1) : navigate(PAGES.marketplace.path));
  return (
    <Page>
      <h1>{plan?.name ?? PAGES.plan.title}</h1>
      <Status>{planId === '' ? <p>{PLAN.none}</p> : isLoading && !isWhole && <p>{PLAN.loading}</p>}</Status>
      {provenance && <Source provenance={provenance} />}
      {plan && <PlanDetails plan={plan} household={passed?.search.household ?? null} year={year} />}
      {error && <Notice tone="warning"><p>{PLAN.noDetails}</p><p>{failureText(error, PLAN.noDetails)}</p></Notice>}
      {!plan && !error && !isLoading && planId !== '' && <Notice tone="warning"><p>{PLAN.noDetails}</p></Notice>}
      {plan && year && <SavePlan plan={plan} year={year} search={passed?.search ?? null} />}
      {plan && <ContactConsent />}
      <p className="no-print"><Button kind="secondary" onClick={back}>{PLAN.back}</Button> <ButtonLink kind="secondary" to={PAGES.marketplace.path}>{PAGES.marketplace.title}</ButtonLink></p>
    </Page>
  );
}
