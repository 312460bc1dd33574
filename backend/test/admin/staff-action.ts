import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import type { StaffAction } from '#contract/api/managed-user.contract.js';
import type { Answer, Browser } from '../harness/browser.js';

/** Does something to one account as the staff member who is signed in in the browser. */
export const act = (browser: Browser, action: StaffAction, id: string, reason?: string): Promise<Answer> =>
  browser.post(ADMIN_USERS.act.path, { action, ids: [id], ...(reason !== undefined && { reason }) });
