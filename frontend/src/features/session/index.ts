export { AuthProvider } from './AuthProvider.js';
export { clearAnswers, guestDataEnd, noteChange, removeExpiredData } from './own-data.js';
export { AuthContext, useAuth, useSession, type AuthActions } from './auth-context.js';
export { EARLY_CONTENT, Guard } from './Guard.js';
export { LazySessionParts } from './LazySessionParts.js';
export { LoginError, sessionOpened } from './log-in.js';
export { LazyPasskeyButton } from './proof/LazyPasskeyButton.js';
export { proofApi } from './proof/proof.api.js';
export { needsProof, useFreshSignIn, type FreshSignIn } from './proof/use-fresh-sign-in.js';
export {
  accountOwner,
  hasSignedInHere,
  isOwnData,
  PRIVATE_KEYS,
  privateOwner,
  readPrivate,
  VISIT_KEYS,
} from './storage/private-storage.js';
export { useOnboarding } from './auth-context.js';
export { cameFromGuard } from './return-path/return-path.js';
export { useCameFrom } from './Guard.js';
export { useReturnPath } from './return-path/use-return-path.js';
export { SessionCheck } from './Guard.js';
export { setPendingLogout } from './storage/pending-logout.js';
export { SessionEnded, wasChangeRefused } from './return-path/SessionEnded.js';
export { useWay, WayLink } from './ways.js';
