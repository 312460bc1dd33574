/**
 * Addresses of the three calls that every page makes, apart from their schemas: the front end's shell asks who is
 * signed in without carrying a schema library along. `auth.contract.ts` describes them in full from these.
 */
export const SESSION_CALLS = {
  me: { method: 'GET', path: '/api/auth/me', access: 'anyone' },
  login: { method: 'POST', path: '/api/auth/login_user', access: 'anyone' },
  logout: { method: 'POST', path: '/api/auth/logout', access: 'anyone' },
} as const;
