import { accountOwner, useSession } from '#features/session/index.js';
import { lazyPart, useHydrated } from '#ui/index.js';

/**
 * Returns to whom the answers in this browser belong. If a session has ended without a logout, the browser still
 * contains the answers of that session (`others`). These answers are hidden until somebody logs in or starts with empty
 * answers. Prerendered pages contain nobody's answers, and neither does the first render in the browser. `unknown`
 * means that the session check failed.
 */
export function useWhoseAnswers(): 'own' | 'others' | 'checking' | 'unknown' {
  const { isSignedIn, loading, isCheckFailed } = useSession();
  if (!useHydrated()) return 'checking';
  if (accountOwner() === null || isSignedIn) return 'own';
  if (isCheckFailed) return 'unknown';
  return loading ? 'checking' : 'others';
}

/** Shown instead of a person's answers after their session has ended. Most visits never need its code. */
export const LazyOthersAnswers = lazyPart(() => import('./OthersAnswers.js').then((module) => module.OthersAnswers));
