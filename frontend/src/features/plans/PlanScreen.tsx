import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { PLAN_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Button, ButtonLink, Page, Status, useKeptFocus } from '../../ui/index.js';
import { ContactConsent } from '../consent/index.js';
import { pricedFor, useAskedFor } from './asked-for.js';
import { usePassed } from './passed.js';
import { PlanDetails } from './PlanDetails.js';
import { PlanProblem } from './PlanProblem.js';
import { plansApi } from './plans.api.js';
import { SavePlan } from './SaveButtons.js';
import { Source } from './Source.js';
import { usePlan } from './use-plan.js';

/** The router numbers its history entries; the first one of a visit is 0. */
const cameFromHere = (): boolean => Number((history.state as { idx?: unknown } | null)?.idx ?? 0) > 0;
const yearIn = (params: URLSearchParams): number | undefined => (/^20\d\d$/.test(params.get('year') ?? '') ? Number(params.get('year')) : undefined);

/** The year shown: the search's, the address's, or the market's own current one. */
function useYear(asked: number | undefined): number | undefined {
  const { data } = plansApi.useMarketYearsQuery(asked === undefined ? undefined : skipToken);
  return asked ?? data?.current;
}

export default function PlanScreen() {
  useKeptFocus();
  const { planId = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const passed = usePassed(planId);
  const asked = passed?.search.year ?? yearIn(params);
  const year = useYear(asked);
  const askedFor = useAskedFor(passed?.search ?? null);
  const { plan, isWhole, provenance, eligibility, error, isLoading } = usePlan(planId, asked, passed);
  // Opened by its address alone, there is nothing on this site to go back to.
  const back = () => void (cameFromHere() ? navigate(-1) : navigate(PAGES.marketplace.path));
  return (
    <Page>
      <h1>{plan?.name ?? PAGES.plan.title}</h1>
      <Status>{isLoading && <p>{PLAN_PAGE.loading}</p>}</Status>
      {provenance && <Source provenance={provenance} />}
      {plan && year && <p className="muted">{askedFor || PLAN_PAGE.ofYear(year)} {passed && eligibility && plan.premium !== null && pricedFor(passed.search, eligibility)}</p>}
      <div role="status"><PlanProblem id={planId} error={error} isWhole={isWhole} isLoading={isLoading} /></div>
      {plan && <PlanDetails plan={plan} isWhole={isWhole} household={passed?.search.household ?? null} year={year} />}
      {plan && year && <SavePlan plan={plan} year={year} search={passed?.search ?? null} />}
      {plan && <ContactConsent />}
      <p className="no-print"><Button kind="secondary" onClick={back}>{PLAN_PAGE.back}</Button> <ButtonLink kind="secondary" to={PAGES.marketplace.path}>{PAGES.marketplace.title}</ButtonLink></p>
    </Page>
  );
}
