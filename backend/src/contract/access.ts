/** The roles of specification 1, section 6, weakest first; `operations` sees jobs and health, but no people. */
export const ROLES = ['patient', 'operations', 'admin', 'superadmin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call an endpoint or open a page. One table: guards, the role matrix test and the API description read it. */
export const ACCESS = {
  anyone: 'anyone',
  signedIn: ROLES,
  operators: ['operations', 'admin', 'superadmin'],
  admins: ['admin', 'superadmin'],
  superadmins: ['superadmin'],
} as const satisfies Record<string, 'anyone' | readonly Role[]>;
export type Access = keyof typeof ACCESS;

/** Whether somebody with this role (or nobody, when null) may pass. */
export function mayPass(access: Access, role: Role | null): boolean {
  const allowed = ACCESS[access];
  if (allowed === 'anyone') return true;
  return role !== null && (allowed as readonly Role[]).includes(role);
}
