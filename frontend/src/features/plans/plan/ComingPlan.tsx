import { PAGES } from '#contract/pages.js';
import { ComingPlans } from '../components/ComingPlans.js';
import { PLAN_PAGE } from '../messages/plan-page.js';

/** A plan's page until the plan is loaded, prerendered so that there is something to read on a slow network. */
export const ComingPlan = ({ body }: { body?: object | undefined }) => (
  <>
    <h1>{PAGES.plan.title}</h1>
    <ComingPlans body={body} text={PLAN_PAGE.coming} areFew />
  </>
);
