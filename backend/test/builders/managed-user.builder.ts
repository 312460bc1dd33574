import { randomUUID } from 'node:crypto';
import type { ExportLink, ManagedUser } from '#contract/api/managed-user.contract.js';
import type { Answer, Browser } from '../harness/browser.js';

export const USER = '/api/auth/admin/user';
export const userOf = (answer: Answer): ManagedUser => answer.body as ManagedUser;

/** Asks for an export of the accounts that match a filter, and returns the path of its link. */
export const exportLink = async (staff: Browser, filter: object = {}): Promise<string> =>
  ((await staff.post('/api/admin/users/export', filter)).body as ExportLink).path;

export const createUser = async (staff: Browser, changes: object = {}): Promise<ManagedUser> =>
  userOf(
    await staff.post(USER, {
      email: `${randomUUID()}@example.test`,
      first_name: 'Rosa',
      last_name: 'Delgado',
      phone: '(225) 555-0142',
      role_id: 'patient',
      gender: 'Female',
      ...changes,
    }),
  );
