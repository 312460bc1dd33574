import { useCallback, useEffect, useRef } from 'react';

/**
 * Space above a step of a form, in CSS pixels, that remains visible when the page is scrolled to the start of the step.
 */
const SCROLL_OFFSET = 120;

/**
 * Scrolls to the top of a form with several steps and focuses the heading of the step whenever the step changes, but
 * not when the page opens.
 */
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
