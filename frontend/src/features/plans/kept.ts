import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { COMPARE, USUAL_CARE } from '../../../../backend/src/contract/limits.js';
import { PlanId, PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { NO_PREFERENCES, Preferences } from '../../../../backend/src/contract/preferences.js';
import { PRIVATE_KEYS } from '../session/index.js';

type Key = (typeof PRIVATE_KEYS)[keyof typeof PRIVATE_KEYS];

function textAt(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What the browser keeps of a search: written by us, and still checked when read, for anybody can change it. */
export function readKept<S extends z.core.$ZodType>(key: Key, schema: S): z.core.output<S> | null {
  try {
    const parsed = z.safeParse(schema, JSON.parse(textAt(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
export function keep(key: Key, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or switched off; then nothing is kept.
  }
  listeners.forEach((tell) => tell());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/** A hook on a kept value, shared by everything on the page; the same object as long as the stored text is the same. */
export function keptValue<S extends z.core.$ZodType>(key: Key, schema: S, none: z.core.output<S>) {
  let known: { text: string | null; value: z.core.output<S> } = { text: null, value: none };
  const read = (): z.core.output<S> => {
    const text = textAt(key);
    if (text !== known.text) known = { text, value: readKept(key, schema) ?? none };
    return known.value;
  };
  return { read, use: () => useSyncExternalStore(subscribe, read, () => none) };
}

/** The last search. The specification's own form of it names no level of care, without which no usual year can be estimated. Null: none is kept, or not one that can be read. */
export function readSearch(): PlanSearch | null {
  const search = readKept(PRIVATE_KEYS.search, PlanSearch);
  if (!search) return null;
  const people = search.household.people.map((person) => ({ ...person, utilization_level: person.utilization_level ?? USUAL_CARE }));
  return { ...search, household: { ...search.household, people } };
}
export const keepPreferences = (preferences: Preferences): void => keep(PRIVATE_KEYS.preferences, preferences);
export const keepSearch = (search: PlanSearch): void => keep(PRIVATE_KEYS.search, search);

/** A plan somebody ticked, and the year they looked at it for: what it covers may change with the year. */
export const SelectedPlan = z.object({ id: PlanId, name: z.string().check(z.maxLength(400)), year: z.optional(z.int().check(z.minimum(2014), z.maximum(2100))) });
export type SelectedPlan = z.infer<typeof SelectedPlan>;
const Selected = z.array(SelectedPlan).check(z.maxLength(COMPARE.chosen));
const selectedPlans = keptValue(PRIVATE_KEYS.selectedPlans, Selected, []);

/** The same id is another plan in another year; a choice kept without a year stands for any. */
export const isSamePlan = (a: Pick<SelectedPlan, 'id' | 'year'>, b: Pick<SelectedPlan, 'id' | 'year'>): boolean =>
  a.id === b.id && (a.year === undefined || b.year === undefined || a.year === b.year);

/** The plans somebody ticked, kept between visits, and the switch for one of them. No more than ten. */
export function useSelectedPlans(): [readonly SelectedPlan[], (plan: SelectedPlan) => void] {
  const plans = selectedPlans.use();
  const toggle = useCallback(({ id, name, year }: SelectedPlan) => {
    const before = selectedPlans.read();
    const others = before.filter((plan) => plan.id !== id);
    if (before.some((plan) => isSamePlan(plan, { id, year }))) keep(PRIVATE_KEYS.selectedPlans, others);
    // The newer choice takes the place of the same plan's other year.
    else if (others.length < COMPARE.chosen) keep(PRIVATE_KEYS.selectedPlans, [...others, { id, name, year }]);
  }, []);
  return [plans, toggle];
}

const preferences = keptValue(PRIVATE_KEYS.preferences, Preferences, NO_PREFERENCES);
/** What a person would like a plan to have. */
export const usePreferences = (): [Preferences, (changed: Preferences) => void] => [preferences.use(), keepPreferences];
