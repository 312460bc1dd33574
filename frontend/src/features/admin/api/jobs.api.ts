import { api, mutation, query } from '#api/index.js';
import { JOBS } from '#contract/api/jobs.contract.js';

const JOBS_NOW = { keep: 0, provides: ['Jobs'] } as const;

export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobsOverview: query(build, JOBS.getOverview, JOBS_NOW),
    jobDetail: query(build, JOBS.get, JOBS_NOW),
    // With `dry_run`, retrying or discarding jobs changes nothing and only reports what would happen.
    previewRetry: query(build, JOBS.retry, { keep: 0 }),
    previewDiscard: query(build, JOBS.discard, { keep: 0 }),
    retryJobs: mutation(build, JOBS.retry, { invalidates: ['Jobs'] }),
    discardJobs: mutation(build, JOBS.discard, { invalidates: ['Jobs'] }),
    pauseQueue: mutation(build, JOBS.pause, { invalidates: ['Jobs'] }),
    resumeQueue: mutation(build, JOBS.resume, { invalidates: ['Jobs'] }),
  }),
});
