import type * as z from 'zod/mini';
import { SAVED } from '../../../../backend/src/contract/limits.js';
import { ItemsToSave, type PlanToSave, type SearchToSave } from '../../../../backend/src/contract/saved.contract.js';
import { PRIVATE_KEYS } from '../session/index.js';
import { keep, keptValue } from './kept.js';

const NONE: ItemsToSave = { searches: [], plans: [] };
const kept = keptValue(PRIVATE_KEYS.saved, ItemsToSave, NONE);

/** What tells two saved things apart; the server judges in the same way. */
export const searchKey = ({ search, preferences }: SearchToSave): string => JSON.stringify([inOrder(search), inOrder(preferences)]);
export const planKey = ({ plan_id, year }: Pick<PlanToSave, 'plan_id' | 'year'>): string => `${plan_id} ${year}`;

/** The same object whatever the order in which its fields were written; fields without a value do not count. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).filter(([, one]) => one !== undefined).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, inOrder(one)]);
}

function onTop<T>(added: readonly T[], before: readonly T[], keyOf: (one: T) => string): T[] {
  const keys = new Set(added.map(keyOf));
  return [...added, ...before.filter((one) => !keys.has(keyOf(one)))];
}

/** What this browser keeps for somebody who is not signed in, the newest first. */
export const useSavedHere = (): z.infer<typeof ItemsToSave> => kept.use();

/** Saves in this browser what fits; how many did not. */
export function saveHere(items: ItemsToSave): number {
  const before = kept.read();
  const [searches, plans] = [onTop(items.searches, before.searches, searchKey), onTop(items.plans, before.plans, planKey)];
  const leftOut = Math.max(0, searches.length - SAVED.searches) + Math.max(0, plans.length - SAVED.plans);
  if (leftOut === 0) keep(PRIVATE_KEYS.saved, { searches, plans });
  return leftOut;
}

export function forgetHere(key: string): void {
  const { searches, plans } = kept.read();
  keep(PRIVATE_KEYS.saved, { searches: searches.filter((one) => searchKey(one) !== key), plans: plans.filter((one) => planKey(one) !== key) });
}

export const forgetAllHere = (): void => keep(PRIVATE_KEYS.saved, NONE);
