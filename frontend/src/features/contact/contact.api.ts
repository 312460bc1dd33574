import { CONTACT_CALLS } from '../../../../backend/src/contract/contact.contract.js';
import { api, mutation } from '../../api/index.js';

export const contactApi = api.injectEndpoints({ endpoints: (build) => ({ sendMessage: mutation(build, CONTACT_CALLS.send) }) });
