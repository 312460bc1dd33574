import { PAGES } from '#contract/pages.js';
import { ComingPlans } from '../components/ComingPlans.js';
import { PLAN_PAGE } from '../messages/plan-page.js';

/**
 * The page of a plan until the plan is loaded. It is part of the HTML that the server sends, so that people on a slow
 * network have something to read while the scripts load.
 */
export const ComingPlan = ({ body }: { body?: object | undefined }) => (
  <>
    <h1>{PAGES.plan.title}</h1>
    <ComingPlans body={body} text={PLAN_PAGE.coming} areFew />
  </>
);
