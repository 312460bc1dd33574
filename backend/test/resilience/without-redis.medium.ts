import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aSignUp } from '../builders/sign-up.builder.js';
import { House } from '../harness/house.js';

let house: House;
beforeAll(async () => {
  house = await House.open({ queues: 'postgres' });
});
afterAll(() => house.close());

it('sends mails through queues in PostgreSQL where no Redis can be had', async () => {
  const signup = aSignUp();
  await house.browser().post('/api/users/signup', signup);
  const token = await house.mailbox.tokenFor(signup.email, 'confirm');
  expect((await house.browser().get(`/auth/confirm?token=${token}`)).status).toBe(200);
});
