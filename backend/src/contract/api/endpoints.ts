import { OWN_ACCOUNT } from './account.contract.js';
import { ADMIN_USERS } from './admin.contract.js';
import { ALERT_CALLS } from './alerts.contract.js';
import { AUDIT } from './audit.contract.js';
import { AUTH } from './auth.contract.js';
import { CONSENT } from './consent.contract.js';
import { CONTACT_REQUESTS } from './contact-requests.contract.js';
import { CONTACT_CALLS } from './contact.contract.js';
import { DEADLINE_CALLS } from './deadlines.contract.js';
import { DRUGS } from './drugs.contract.js';
import type { Endpoint } from './endpoint.js';
import { JOBS } from './jobs.contract.js';
import { NEXT_YEAR } from './next-year.contract.js';
import { PLANS } from './plans.contract.js';
import { PROVIDERS } from './providers.contract.js';
import { SAVED_ITEMS } from './saved.contract.js';
import { SECOND_FACTOR_CALLS } from './second-factor.contract.js';
import { SHARES_CALLS } from './shares.contract.js';
import { SYSTEM } from './system.contract.js';
import { USERS } from './users.contract.js';

/** All API endpoints. The role tests, the OpenAPI description and the fuzz test use this list. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries({
    admin: ADMIN_USERS,
    alerts: ALERT_CALLS,
    audit: AUDIT,
    contactRequests: CONTACT_REQUESTS,
    jobs: JOBS,
    auth: AUTH,
    secondFactor: SECOND_FACTOR_CALLS,
    users: USERS,
    account: OWN_ACCOUNT,
    plans: PLANS,
    nextYear: NEXT_YEAR,
    saved: SAVED_ITEMS,
    shares: SHARES_CALLS,
    consent: CONSENT,
    contact: CONTACT_CALLS,
    deadlines: DEADLINE_CALLS,
    drugs: DRUGS,
    providers: PROVIDERS,
    system: SYSTEM,
  }).flatMap(([area, calls]) => Object.entries(calls).map(([name, call]) => [`${area}.${name}`, call as Endpoint])),
);
