import { api, mutation } from '#api/index.js';
import { SECOND_FACTOR_CALLS } from '#contract/api/second-factor.contract.js';

export const proofApi = api.injectEndpoints({
  endpoints: (build) => ({
    startSecondStep: mutation(build, SECOND_FACTOR_CALLS.startSecondStep),
    completeSecondStep: mutation(build, SECOND_FACTOR_CALLS.completeSecondStep),
    startProof: mutation(build, SECOND_FACTOR_CALLS.startProof),
    prove: mutation(build, SECOND_FACTOR_CALLS.prove),
  }),
});
