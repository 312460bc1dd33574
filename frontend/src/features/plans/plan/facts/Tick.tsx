import { Check } from 'lucide-react';
import { PLAN_PAGE } from '../../messages/plan-page.js';

export const Tick = () => (
  <span>
    <Check aria-hidden="true" className="icon" /> <span className="visually-hidden">{PLAN_PAGE.preferred} </span>
  </span>
);
