import { mutation, query } from '#api/index.js';
import { DEADLINE_CALLS } from '#contract/deadlines/deadlines.contract.js';
import { savedAnswersApi } from './saved-answers.api.js';

export const deadlinesApi = savedAnswersApi.injectEndpoints({
  endpoints: (build) => ({
    calendar: query(build, DEADLINE_CALLS.findCalendar, { provides: ['Deadlines'] }),
    makeCalendar: mutation(build, DEADLINE_CALLS.makeCalendar, { invalidates: ['Deadlines'] }),
    endCalendar: mutation(build, DEADLINE_CALLS.endCalendar, { invalidates: ['Deadlines'] }),
    reminders: query(build, DEADLINE_CALLS.findReminders, { provides: ['Deadlines'] }),
    setReminders: mutation(build, DEADLINE_CALLS.setReminders, { invalidates: ['Deadlines', 'Consent'] }),
    saveAnswers: mutation(build, DEADLINE_CALLS.saveMine, { invalidates: ['Deadlines', 'Consent'] }),
  }),
});
