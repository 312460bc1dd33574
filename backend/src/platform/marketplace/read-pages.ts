import { MARKETPLACE_PAGE } from '../../contract/limits.js';
import { fewAtOnce } from './few-at-once.js';
import { CLIENT_LIMITS } from './limits.js';
import type { Answer } from './question.js';

interface Page {
  list: unknown[];
  total: number;
}
type Fetch = (offset: number) => Promise<Answer<Page>>;

/** No county has as many; a total beyond this is a fault and must not start thousands of calls. */
const MOST_PLANS = 1_000;

/**
 * Reads every page: the first tells the total and the page's true size, the others are asked for four at a time. Offsets
 * advance by what came, so a server with another page size works too.
 */
export async function readPages(fetch: Fetch): Promise<Answer<Page>> {
  const first = await fetch(0);
  const { list, total } = first.data;
  const end = Math.min(total, MOST_PLANS);
  const step = list.length || MARKETPLACE_PAGE;
  const starts: number[] = [];
  for (let start = list.length; list.length > 0 && start < end; start += step) starts.push(start);
  const rest = await fewAtOnce(CLIENT_LIMITS.atOnce, starts, (start) => readStretch(fetch, start, Math.min(start + step, end)));
  return { ...first, data: { list: withoutRepeats([...list, ...rest.flat()]), total } };
}

/** Plans from `start` up to `end`; a page that is shorter than the first is followed up. */
async function readStretch(fetch: Fetch, start: number, end: number): Promise<unknown[]> {
  const plans: unknown[] = [];
  while (start + plans.length < end) {
    const page = await fetch(start + plans.length);
    if (page.data.list.length === 0) break;
    plans.push(...page.data.list);
  }
  return plans;
}

/** A plan may slide from one page to the next while we read. */
function withoutRepeats(plans: unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return plans.filter((plan) => {
    const id: unknown = typeof plan === 'object' && plan !== null && 'id' in plan ? plan.id : undefined;
    if (typeof id !== 'string') return true;
    return !seen.has(id) && seen.add(id);
  });
}
