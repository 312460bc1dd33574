import { expect, it } from '@jest/globals';
import { CONFIRM } from './confirmation.js';
import { lifeOf } from './link-life.js';
import { ACCOUNT } from './own-account.js';

it('the pages say for how long a link or a file can be used, as the emails do', () => {
  expect(CONFIRM.newMailText).toContain(`Links work for ${lifeOf('confirm')}.`);
  expect(ACCOUNT.dataNote).toContain(`stays for ${lifeOf('export')}.`);
});
