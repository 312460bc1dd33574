import { useEffect } from 'react';
import { useAuth } from './auth-context.js';
import { sessionApi } from './session.api.js';

/**
 * Reports to the server once that a signed-in person has finished their first plan search or quiz. If the report fails,
 * it is repeated after the next search or quiz.
 */
export function useOnboarding(isDone: boolean): void {
  const { isSignedIn, onboarded } = useAuth();
  const [setOnboarded] = sessionApi.useSetOnboardedMutation();
  const isDue = isDone && isSignedIn && !onboarded;
  useEffect(() => {
    if (isDue) void setOnboarded();
  }, [isDue, setOnboarded]);
}
