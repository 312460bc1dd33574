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

function partNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The URL has a percent sign that encodes nothing, so it names no part.
    return null;
  }
}

/**
 * Scrolls to the top of a new page, to the part that the URL names, or, after Back and Forward, to where the person was
 * in that history entry. A change of the URL's query alone does not scroll. Render it before the page, so that the
 * position is read before the page is replaced.
 */
export function ScrollPosition(): null {
  const { key, pathname, hash } = useLocation();
  const positions = useRef<Record<string, number>>(null);
  const shown = useRef<string>(null);
  useLayoutEffect(() => {
    positions.current ??= savedPositions();
    const saved = positions.current;
    const y = saved[key];
    // A document that has just been loaded is scrolled by the browser, as soon as it is long enough.
    const isFirst = shown.current === null;
    if (y !== undefined && !isFirst) scrollTo(0, y);
    else if (hash && (!isFirst || scrollY === 0)) partNamed(hash)?.scrollIntoView();
    else if (!isFirst && shown.current !== pathname) scrollTo(0, 0);
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
