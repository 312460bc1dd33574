import { api, mutation } from '#api/index.js';
import { SECOND_FACTOR_CALLS } from '#contract/api/second-factor.contract.js';

/** API endpoints with which people prove who they are: when they sign in, and again before sensitive actions. */
export const proofApi = api.injectEndpoints({
  endpoints: (build) => ({
    startSecondStep: mutation(build, SECOND_FACTOR_CALLS.startSecondStep),
    completeSecondStep: mutation(build, SECOND_FACTOR_CALLS.completeSecondStep),
    startProof: mutation(build, SECOND_FACTOR_CALLS.startProof),
    prove: mutation(build, SECOND_FACTOR_CALLS.prove),
  }),
});
