/** Like `calls.ts`, but in a file of their own, because every page sends one of them to find out who is signed in. */
export const SESSION_CALLS = {
  me: { method: 'GET', path: '/api/auth/me', access: 'anyone' },
  login: { method: 'POST', path: '/api/auth/login_user', access: 'anyone' },
  logout: { method: 'POST', path: '/api/auth/logout', access: 'anyone' },
  completeOnboarding: { method: 'POST', path: '/api/auth/onboarded', access: 'signedIn' },
} as const;
