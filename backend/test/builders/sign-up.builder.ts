import { randomUUID } from 'node:crypto';
import type { CallOf } from '../../src/contract/endpoint.js';
import type { USERS } from '../../src/contract/users.contract.js';

type Payload = CallOf<typeof USERS.signUp>['body'];

/** A valid sign-up; say only what matters to the test. */
export const aSignUp = (changes: Partial<Payload> = {}): Payload => ({
  name: 'Rosa Delgado',
  email: `${randomUUID()}@example.test`,
  password: 'quiet river stones',
  age_range: '65-74',
  consent_to_contact: false,
  terms_accepted: true,
  ...changes,
});
