import { useEffect } from 'react';
import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { guestDataEnd } from '#features/session/index.js';
import { enrollmentOverText } from '../eligibility/EnrollmentOver.js';
import type { BadgesByPlan } from '../model/ranking/badges.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { useOfferedYears } from '../questions/use-offered-years.js';
import { storeFirstPlans, type FirstPlans } from '../storage/first-plans.js';

const DAY_MS = 24 * 60 * 60 * 1000;

interface List {
  readonly reply: PlanSearchReply;
  readonly submitted: SubmittedSearch;
  readonly rows: readonly RankedPlan[];
  readonly badges: BadgesByPlan;
  readonly hasCriteria: boolean;
  readonly isPending: boolean;
}

/**
 * The plans that the next visit may show at once. Null if the page has more to say first (Medicaid, CHIP, a year over
 * or not sold), or if the order depends on preferences, lists or entered visits.
 */
export function firstPlansOf(
  { reply: { eligibility }, submitted: { search }, rows, badges, hasCriteria, isPending }: List,
  soldYears: readonly number[] | null,
  now = Date.now(),
): FirstPlans | null {
  const until = Math.min(guestDataEnd() ?? Infinity, now + DAY_MS);
  const first = [...badges.keys()].flatMap((id) => rows.find(({ plan }) => plan.id === id) ?? []);
  const isSaidFirst =
    eligibility.is_medicaid_chip ||
    eligibility.people.some(({ is_medicaid_chip }) => is_medicaid_chip) ||
    !soldYears?.includes(search.year) ||
    enrollmentOverText(search.year, new Date(until)) !== null;
  const isReordered = hasCriteria || isPending || rows.some(({ isFromOwnCare }) => isFromOwnCare);
  const hasPrices = first.length > 0 && first.every(({ plan }) => plan.premium_w_credit !== null);
  if (isSaidFirst || isReordered || !hasPrices) return null;
  return { body: JSON.stringify(search), plans: first.map(({ plan }) => plan.id), until };
}

/** Returns the space between the page's title and the first plan, which the next visit keeps free. */
function roomAboveCards(): FirstPlans['room'] {
  const [start, card] = ['main h1 + *', 'main li[data-tone]'].map((part) => document.querySelector(part));
  if (!start || !card) return undefined;
  return { height: card.getBoundingClientRect().top - start.getBoundingClientRect().top, width: innerWidth };
}

/** Remembers the first plans of the list for the next visit, or forgets them. */
export function useFirstPlans({ reply, submitted, rows, badges, hasCriteria, isPending }: List): void {
  const { years } = useOfferedYears('');
  useEffect(() => {
    const first = firstPlansOf({ reply, submitted, rows, badges, hasCriteria, isPending }, years);
    storeFirstPlans(first && { ...first, room: roomAboveCards() });
  }, [reply, submitted, rows, badges, hasCriteria, isPending, years]);
}
