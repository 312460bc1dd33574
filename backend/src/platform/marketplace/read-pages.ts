import { MARKETPLACE_PAGE } from '#platform/marketplace/limits.js';
import type { Answer } from './question.js';

interface Page {
  list: unknown[];
  total: number;
}
type Fetch = (offset: number) => Promise<Answer<Page>>;

/** No county has more plans. A wrong total must not cause thousands of calls. */
const MOST_PLANS = 1_000;

/**
 * Reads the first page of a plan search, which shows how many plans there are, and then all others in parallel. Offsets
 * are calculated from the numbers of plans actually received, so any page size works.
 */
export async function readPages(fetch: Fetch): Promise<Answer<Page>> {
  const first = await fetch(0);
  const { list, total } = first.data;
  const end = Math.min(total, MOST_PLANS);
  const step = list.length || MARKETPLACE_PAGE;
  const starts: number[] = [];
  for (let start = list.length; list.length > 0 && start < end; start += step) starts.push(start);
  const rest = await Promise.all(starts.map((start) => readRange(fetch, start, Math.min(start + step, end))));
  return { ...first, data: { list: withoutRepeats([...list, ...rest.flat()]), total } };
}

/** If a page is shorter than the first one, further calls fetch the missing plans. */
async function readRange(fetch: Fetch, start: number, end: number): Promise<unknown[]> {
  const plans: unknown[] = [];
  while (start + plans.length < end) {
    const page = await fetch(start + plans.length);
    if (page.data.list.length === 0) break;
    plans.push(...page.data.list);
  }
  return plans;
}

/** Removes duplicate plans. A plan occurs twice if it moves from one page of results to the next between two calls. */
function withoutRepeats(plans: unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return plans.filter((plan) => {
    const id: unknown = typeof plan === 'object' && plan !== null && 'id' in plan ? plan.id : undefined;
    if (typeof id !== 'string') return true;
    return !seen.has(id) && seen.add(id);
  });
}
