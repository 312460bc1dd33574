/**
 * Roles in order of power, from least to most powerful. The role `operations` may see jobs and system health, but no
 * personal data.
 */
export const ROLES = ['patient', 'operations', 'admin', 'superadmin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Access levels, which determine who may call an endpoint or open a page. Guards, the tests of roles and the API
 * description all use this table.
 */
export const ACCESS = {
  anyone: 'anyone',
  signedIn: ROLES,
  operators: ['operations', 'admin', 'superadmin'],
  admins: ['admin', 'superadmin'],
  superadmins: ['superadmin'],
} as const satisfies Record<string, 'anyone' | readonly Role[]>;
export type Access = keyof typeof ACCESS;

/**
 * Returns whether a person with this role may use what an access level protects. The role of a signed-out visitor is
 * null.
 */
export function mayPass(access: Access, role: Role | null): boolean {
  const allowed = ACCESS[access];
  if (allowed === 'anyone') return true;
  return role !== null && (allowed as readonly Role[]).includes(role);
}
