import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { PRIVATE_KEYS } from '../session/index.js';

/** What the browser keeps of a search: written by us, and still checked when read, for anybody can change it. */
function readKept<S extends z.core.$ZodType>(key: string, schema: S): z.core.output<S> | null {
  try {
    const parsed = z.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or switched off; then nothing is kept.
  }
}

export const readSearch = (): PlanSearch | null => readKept(PRIVATE_KEYS.search, PlanSearch);
export const keepSearch = (search: PlanSearch): void => keep(PRIVATE_KEYS.search, search);

const Selected = z.array(z.object({ id: z.string().check(z.regex(/^\d{5}[A-Z]{2}\d{7}$/)), name: z.string().check(z.maxLength(400)) })).check(z.maxLength(50));
export type SelectedPlan = z.infer<typeof Selected>[number];

const NONE: SelectedPlan[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; plans: SelectedPlan[] } = { text: null, plans: NONE };

/** The same list as long as the stored text is the same: React compares by identity. */
function current(): SelectedPlan[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(PRIVATE_KEYS.selectedPlans);
  } catch {
    return NONE;
  }
  if (text !== known.text) known = { text, plans: readKept(PRIVATE_KEYS.selectedPlans, Selected) ?? NONE };
  return known.plans;
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/** The plans somebody ticked, kept between visits, and the switch for one of them. */
export function useSelectedPlans(): [readonly SelectedPlan[], (plan: SelectedPlan) => void] {
  const plans = useSyncExternalStore(subscribe, current, () => NONE);
  const toggle = useCallback((plan: SelectedPlan) => {
    const others = current().filter(({ id }) => id !== plan.id);
    keep(PRIVATE_KEYS.selectedPlans, others.length < current().length ? others : [...others, { id: plan.id, name: plan.name }]);
    listeners.forEach((tell) => tell());
  }, []);
  return [plans, toggle];
}
