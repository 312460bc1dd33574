import { createContext, use } from 'react';

/** Help tips are on at the start, plain language is off; both stay as long as the page (specification 2, section 2). */
interface PlanDisplay {
  readonly tips: boolean;
  readonly plain: boolean;
}
export const PlanDisplayContext = createContext<PlanDisplay>({ tips: true, plain: false });
export const useTips = (): boolean => use(PlanDisplayContext).tips;
export const usePlainLanguage = (): boolean => use(PlanDisplayContext).plain;
