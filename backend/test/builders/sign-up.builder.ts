import { randomUUID } from 'node:crypto';
import type { CallOf } from '#contract/api/endpoint.js';
import type { USERS } from '#contract/api/users.contract.js';

type Payload = CallOf<typeof USERS.signUp>['body'];

/** Builds a valid sign-up request. A test only specifies the fields that matter to it. */
export const aSignUp = (changes: Partial<Payload> = {}): Payload => ({
  name: 'Rosa Delgado',
  email: `${randomUUID()}@example.test`,
  password: 'quiet river stones',
  age_range: '65-74',
  consent_to_contact: false,
  terms_accepted: true,
  ...changes,
});
