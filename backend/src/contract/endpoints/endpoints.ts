import { OWN_ACCOUNT } from '../api/account.contract.js';
import { ADMIN_USERS } from '../api/admin.contract.js';
import { AUDIT } from '../api/audit.contract.js';
import { AUTH } from '../api/auth.contract.js';
import { CONSENT } from '../api/consent.contract.js';
import { CONTACT_REQUESTS } from '../api/contact-requests.contract.js';
import { CONTACT_CALLS } from '../api/contact.contract.js';
import { DRUGS } from '../api/drugs.contract.js';
import type { Endpoint } from '../api/endpoint.js';
import { JOBS } from '../api/jobs.contract.js';
import { PLANS } from '../api/plans.contract.js';
import { PROVIDERS } from '../api/providers.contract.js';
import { SAVED_ITEMS } from '../api/saved.contract.js';
import { SECOND_FACTOR_CALLS } from '../api/second-factor.contract.js';
import { SHARES_CALLS } from '../api/shares.contract.js';
import { SYSTEM } from '../api/system.contract.js';
import { USERS } from '../api/users.contract.js';
import { ALERT_CALLS } from '../changes/alerts.contract.js';
import { NEXT_YEAR } from '../changes/next-year.contract.js';
import { DEADLINE_CALLS } from '../deadlines/deadlines.contract.js';

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
