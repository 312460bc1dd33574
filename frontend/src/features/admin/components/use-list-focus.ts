import { useEffect, useRef, type RefObject } from 'react';

interface NewList {
  readonly section: RefObject<HTMLElement | null>;
  /**
   * Called by the screen when a person requests other content for the list, such as its next page. The hook moves focus
   * once that content is loaded.
   */
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
