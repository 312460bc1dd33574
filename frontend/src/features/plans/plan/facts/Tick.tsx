import { Check } from 'lucide-react';
import { PLAN_PAGE } from '#contract/messages/plans/plan-page.js';

export const Tick = () => (
  <span>
    <Check aria-hidden="true" className="icon" /> <span className="visually-hidden">{PLAN_PAGE.preferred} </span>
  </span>
);
