/** Who is signed in. */
export { AuthProvider } from './AuthProvider.js';
export { AuthContext, useAuth, type Auth } from './auth-context.js';
export { Guard } from './Guard.js';
export { LoginError } from './login-error.js';
export { PRIVATE_KEYS, privateOwner, VISIT_KEYS, whenCleared } from './private-storage.js';
export { cameFromGuard, returnPath } from './return-path.js';
