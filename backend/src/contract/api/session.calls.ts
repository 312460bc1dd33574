/**
 * Session endpoints without their schemas. Every page needs them to find out who is signed in, and can use them without
 * loading the schema library. `auth.contract.ts` adds the schemas.
 */
export const SESSION_CALLS = {
  me: { method: 'GET', path: '/api/auth/me', access: 'anyone' },
  login: { method: 'POST', path: '/api/auth/login_user', access: 'anyone' },
  logout: { method: 'POST', path: '/api/auth/logout', access: 'anyone' },
  completeOnboarding: { method: 'POST', path: '/api/auth/onboarded', access: 'signedIn' },
} as const;
