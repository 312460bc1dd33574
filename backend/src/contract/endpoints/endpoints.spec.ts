import { expect, it } from '@jest/globals';
import type { Access } from '../access.js';
import { ENDPOINTS } from './endpoints.js';

/**
 * The operations of the API, grouped by the access that they require. The list repeats the contract on purpose, so that
 * a test fails if an operation becomes accessible to more people by mistake. The tests of roles would not detect such a
 * mistake, because they read the required access from the contract itself.
 */
const CALLS: Readonly<Record<Access, Readonly<Record<string, string>>>> = {
  anyone: {
    auth: 'me login logout startGoogle finishGoogle initiateConfirmation confirm initiateReset completeReset',
    secondFactor: 'startSecondStep completeSecondStep',
    users: 'signUp',
    plans: 'listCounties listMarketYears listPastYears search getBatch ownCareCosts get',
    nextYear: 'get',
    contact: 'send',
    drugs: 'autocomplete suggestNames checkCoverage checkPlans',
    providers: 'search checkCoverage',
    alerts: 'stop getByLink',
    deadlines: 'fetchCalendar',
    shares: 'open',
    system: 'checkLive checkReady getMetrics reportViolations describe',
  },
  signedIn: {
    auth: 'completeOnboarding',
    secondFactor: 'startProof prove list startApp! addApp! startPasskey! addPasskey! renewCodes! remove!',
    account:
      'get changeDetails changePassword changeEmail removeGoogle endDevice endOthers close getExport requestExport! ' +
      'downloadExport!',
    alerts: 'list set',
    saved: 'list add remove',
    shares: 'make list end preview',
    consent: 'change listHistory endMails',
    deadlines: 'findMine saveMine findReminders setReminders findCalendar makeCalendar endCalendar',
    drugs: 'listMine saveMine getFacts searchVa',
    providers: 'listMine saveMine',
  },
  observers: { jobs: 'getOverview get' },
  operators: { jobs: 'retry discard pause resume' },
  admins: {
    admin:
      'list listBasic listIds show close! listSessions endSession startExport! downloadExport! create! change ' +
      'previewAction act',
    audit: 'list verify listChecks exportCsv!',
    contactRequests: 'list show change startExport! downloadExport!',
  },
  superadmins: { admin: 'erase!' },
};

it.each(Object.entries(CALLS))(
  '%s may call these endpoints, those with ! only after a fresh sign-in',
  (access, calls) => {
    const expected = Object.entries(calls).flatMap(([part, names]) =>
      names.split(' ').map((name) => `${part}.${name}`),
    );
    const found = Object.entries(ENDPOINTS)
      .filter(([, endpoint]) => endpoint.access === access)
      .map(([name, { freshSignIn }]) => (freshSignIn === 'always' ? `${name}!` : name));
    expect(found.toSorted()).toEqual(expected.toSorted());
  },
);
