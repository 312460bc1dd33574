import { expect, it } from '@jest/globals';
import { lifeOf } from '#contract/messages/mails.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { CONFIRM } from './messages.js';

it('the pages say for how long a link or a file can be used, as the emails do', () => {
  expect(CONFIRM.newMailText).toContain(`Links work for ${lifeOf('confirm')}.`);
  expect(ACCOUNT.dataNote).toContain(`for ${lifeOf('export')}.`);
});
