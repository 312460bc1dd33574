import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useHydrated } from '../hooks/use-hydrated.js';

/**
 * Puts the step that is shown into the URL, if the URL names another one. An earlier step is shown while its questions
 * are not answered. With the later step still in the URL, the first digit that makes such an answer valid would lead on
 * before the person has typed the rest. The browser's back button passes over entries of such later steps, because each
 * of them would show the same step once more.
 *
 * @param wanted the step in the URL, which may be an unknown one, or null if it names none
 * @param shown the step that is shown, or null if all questions are on one page
 * @param address the URL of the step that is shown
 */
export function useStepAddress(wanted: string | null, shown: string | null, address: string): void {
  const navigate = useNavigate();
  const isMove = useNavigationType() === 'POP';
  const { key, state } = useLocation() as { key: string; state: unknown };
  const last = useRef(key);
  // During hydration, the stored answers are not known yet.
  const isOther = useHydrated() && wanted !== null && shown !== null && wanted !== shown;
  useEffect(() => {
    const isBack = isMove && key !== last.current;
    last.current = key;
    if (isOther && isBack) void navigate(-1);
    else if (isOther) void navigate(address, { replace: true, state });
  }, [isOther, isMove, key, address, state, navigate]);
}

/** CSS pixels that remain visible above a step of a form when the page is scrolled to its start. */
const SCROLL_OFFSET = 120;

/** When the step changes, scrolls to the top and focuses the step's heading, but not when the page opens. */
export function useStepStart(step: string | null) {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);
  const start = useCallback(() => {
    if (!top.current) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({
      top: top.current.getBoundingClientRect().top + scrollY - SCROLL_OFFSET,
      behavior: isCalm ? 'auto' : 'smooth',
    });
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (shown.current !== null && step !== null && shown.current !== step) start();
    shown.current = step;
  }, [step, start]);
  return { top, heading, start };
}
