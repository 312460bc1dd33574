import { DRUGS } from '../../../../backend/src/contract/drugs.contract.js';
import { api, mutation, query } from '../../api/index.js';

export const drugsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findDrugs: query(build, DRUGS.autocomplete),
    drugNames: query(build, DRUGS.names),
    coverage: query(build, DRUGS.covered),
    myMedicines: query(build, DRUGS.mine),
    keepMedicines: mutation(build, DRUGS.keep),
    medicineFacts: query(build, DRUGS.facts),
    findVaDrugs: query(build, DRUGS.va),
  }),
});
