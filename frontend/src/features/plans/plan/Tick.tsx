import { Check } from 'lucide-react';
import { PLAN_PAGE } from '#contract/messages/plan-page.js';

/** A tick mark beside a benefit or program that the person prefers. */
export const Tick = () => (
  <span>
    <Check aria-hidden="true" className="icon" /> <span className="visually-hidden">{PLAN_PAGE.preferred} </span>
  </span>
);
