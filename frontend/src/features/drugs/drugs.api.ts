import { DRUGS } from '../../../../backend/src/contract/drugs.contract.js';
import { api, query } from '../../api/index.js';

export const drugsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findDrugs: query(build, DRUGS.autocomplete),
    drugNames: query(build, DRUGS.names),
    coverage: query(build, DRUGS.covered),
    findVaDrugs: query(build, DRUGS.va),
  }),
});
