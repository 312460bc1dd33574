import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../hooks/use-hydrated.js';

/**
 * Puts the step that is shown into the URL, if the URL names another one. An earlier step is shown while its questions
 * are not answered. With the later step still in the URL, the first digit that makes such an answer valid would lead on
 * before the person has typed the rest.
 *
 * @param wanted the step in the URL, or null if it names none
 * @param shown the step that is shown, or null if all questions are on one page
 * @param address the URL of the step that is shown
 */
export function useStepAddress(wanted: string | null, shown: string | null, address: string): void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  // During hydration, the stored answers are not known yet.
  const isOther = useHydrated() && wanted !== null && shown !== null && wanted !== shown;
  useEffect(() => {
    if (isOther) void navigate(address, { replace: true, state, preventScrollReset: true });
  }, [isOther, address, state, navigate]);
}
