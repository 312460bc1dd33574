import type { ManagedUser } from '#contract/api/managed-user.contract.js';

/** An open account as the list of accounts shows it. Accounts with different numbers are of different people. */
export const anAccount = (number = 1, changes: Partial<ManagedUser> = {}): ManagedUser => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  email: 'ro•••@example.test',
  first_name: 'Rosa',
  last_name: `Delgado ${number}`,
  name: `Rosa Delgado ${number}`,
  phone: null,
  role: 'patient',
  role_id: 'patient',
  gender: null,
  confirmed: true,
  closed: false,
  locked: false,
  consent: false,
  created_at: '2026-11-01T10:00:00.000Z',
  last_seen_at: null,
  version: 1,
  ...changes,
});
