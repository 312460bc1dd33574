import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const SAVED = 'scroll-positions';

function savedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(SAVED) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/**
 * Scrolls to the top of a new page, to the part that the URL names, or, after Back, Forward and a reload, to where the
 * person was in that history entry. A change of the URL's query alone does not scroll. Rendered before the page, so
 * that the position is read before the page is replaced.
 */
export function ScrollPosition(): null {
  const { key, pathname, hash } = useLocation();
  const positions = useRef<Record<string, number>>(null);
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    positions.current ??= savedPositions();
    const saved = positions.current;
    const y = saved[key];
    if (y !== undefined) scrollTo(0, y);
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (shown.current !== pathname) scrollTo(0, 0);
    shown.current = pathname;
    const take = (): void => void (history.scrollRestoration = 'manual');
    const leave = (): void => {
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(SAVED, JSON.stringify({ ...saved, [key]: scrollY }));
      } catch {
        // Without storage, the browser restores the position after a reload as well as it can.
      }
    };
    take();
    addEventListener('pageshow', take);
    addEventListener('pagehide', leave);
    return () => {
      saved[key] = scrollY;
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', leave);
    };
  }, [key, pathname, hash]);
  return null;
}
