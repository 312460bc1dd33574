import { expect, it } from '@jest/globals';
import { aSignUp } from '../builders/sign-up.builder.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests({ queues: 'postgres' });

it('emails are sent through queues in PostgreSQL if there is no Redis', async () => {
  const signup = aSignUp();
  await testApp.browser().post('/api/users/signup', signup);
  const token = await testApp.mailbox.tokenFor(signup.email, 'confirm');
  expect((await testApp.browser().get(`/auth/confirm?token=${token}`)).status).toBe(200);
});
