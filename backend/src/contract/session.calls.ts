/**
 * Session endpoints without their schemas. Every page calls one of them to find out who is signed in. They are kept out
 * of `api/auth.contract.ts`, so that a page does not have to load the schema library in order to call them.
 */
export const SESSION_CALLS = {
  me: { method: 'GET', path: '/api/auth/me', access: 'anyone' },
  login: { method: 'POST', path: '/api/auth/login_user', access: 'anyone' },
  logout: { method: 'POST', path: '/api/auth/logout', access: 'anyone' },
  completeOnboarding: { method: 'POST', path: '/api/auth/onboarded', access: 'signedIn' },
} as const;
