import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { JobSearch } from '#contract/api/jobs.contract.js';

/** Returns the entries that are texts and not empty. */
export const filled = (entries: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );

/** Stores the search for jobs in the URL. A search that the server would refuse finds the latest jobs. */
export function useJobsSearch() {
  const [params, setParams] = useSearchParams();
  const asked = filled(params);
  return {
    asked,
    address: params.toString(),
    query: z.safeParse(JobSearch, asked).data ?? {},
    ask: (wanted: Record<string, string>): void => setParams(wanted),
  };
}
export type JobsSearch = ReturnType<typeof useJobsSearch>;
