import { useEffect, useRef, useState, type RefObject } from 'react';

interface NewList {
  readonly section: RefObject<HTMLElement | null>;
  /** Called when a person requests other content, such as the next page. Focus moves once it is loaded. */
  readonly expect: () => void;
}

/**
 * Scrolls a list into view and moves focus to it when the content that a person requested is loaded. Repeating the same
 * query, as polling does, does not move focus. The list's section needs a `tabIndex` of -1.
 */
export function useListFocus(query: string, isFetching: boolean): NewList {
  const section = useRef<HTMLElement>(null);
  const pendingQuery = useRef<string | null>(null);
  useEffect(() => {
    if (isFetching || pendingQuery.current === null || pendingQuery.current === query) return;
    pendingQuery.current = null;
    section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    section.current?.focus({ preventScroll: true });
  }, [query, isFetching]);
  return { section, expect: () => (pendingQuery.current = query) };
}

/**
 * Sets a form's fields to the values of the query in the URL whenever the URL changes, for example after the back
 * button was pressed. The form element itself is not replaced, so the pressed button keeps focus.
 */
export function useQueryEntries(
  { element }: { element: RefObject<HTMLFormElement | null> },
  asked: Readonly<Record<string, string>>,
): void {
  const address = new URLSearchParams(asked).toString();
  useEffect(() => {
    const entries = new URLSearchParams(address);
    for (const field of element.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])
      field.value = entries.get(field.name) ?? '';
  }, [element, address]);
}

/** Polling interval, in milliseconds, while a person is using the page. */
const POLL_INTERVAL_MS = 5_000;
/** Milliseconds without activity after which polling stops: it would keep alive the session of a person who left. */
const POLLING_TIMEOUT_MS = 10 * 60_000;
const ACTIVITY = ['keydown', 'pointermove', 'scroll', 'visibilitychange'] as const;

/** Milliseconds between polls: 0 (never) unless the page is visible and was used within ten minutes. */
export function usePollingInterval(): number {
  const [isWatched, setWatched] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      const isVisible = document.visibilityState === 'visible';
      setWatched(isVisible);
      if (isVisible) timer = setTimeout(() => setWatched(false), POLLING_TIMEOUT_MS);
    };
    note();
    ACTIVITY.forEach((name) => document.addEventListener(name, note, { passive: true }));
    return () => {
      clearTimeout(timer);
      ACTIVITY.forEach((name) => document.removeEventListener(name, note));
    };
  }, []);
  return isWatched ? POLL_INTERVAL_MS : 0;
}
