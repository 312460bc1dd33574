import { PLAN_PAGE } from '#contract/messages/plan-page.js';

/** A tick that marks a benefit or program the person prefers. */
export const Tick = () => (
  <span>
    ✓ <span className="visually-hidden">{PLAN_PAGE.preferred} </span>
  </span>
);
