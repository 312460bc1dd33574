/** From least to most powerful. `operations` may act on jobs but sees no personal data; `observer` may only look. */
export const ROLES = ['patient', 'observer', 'operations', 'admin', 'superadmin'] as const;
export type Role = (typeof ROLES)[number];

/** Which roles may call an endpoint or open a page, for guards, role tests and the API description. */
export const ACCESS = {
  anyone: 'anyone',
  signedIn: ROLES,
  observers: ['observer', 'operations', 'admin', 'superadmin'],
  operators: ['operations', 'admin', 'superadmin'],
  admins: ['admin', 'superadmin'],
  superadmins: ['superadmin'],
} as const satisfies Record<string, 'anyone' | readonly Role[]>;
export type Access = keyof typeof ACCESS;

/** Returns whether a role has the given access level. The role is null for a signed-out visitor. */
export function mayPass(access: Access, role: Role | null): boolean {
  const allowed = ACCESS[access];
  if (allowed === 'anyone') return true;
  return role !== null && (allowed as readonly Role[]).includes(role);
}
