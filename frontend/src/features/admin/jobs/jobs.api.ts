import { JOBS } from '../../../../../backend/src/contract/jobs.contract.js';
import { api, mutation, query } from '../../../api/index.js';

export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobsOverview: query(build, JOBS.overview, { keep: 0 }),
    listJobs: query(build, JOBS.list, { keep: 0 }),
    jobFailures: query(build, JOBS.failures, { keep: 0 }),
    jobDetail: query(build, JOBS.detail, { keep: 0 }),
    retryJobs: mutation(build, JOBS.retry),
    discardJobs: mutation(build, JOBS.discard),
    pauseQueue: mutation(build, JOBS.pause),
    resumeQueue: mutation(build, JOBS.resume),
  }),
});
