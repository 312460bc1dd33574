import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const isPlaced = (element: Element | null): boolean =>
  element?.matches('input, select, textarea, [data-returned]') ?? false;

/**
 * Announces the new page's title after a navigation and moves focus to its heading, unless the person is already typing
 * or the page has restored an earlier scroll position.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    // Wait for a timer before the announcement, because the new page must first set its title and heading.
    const timer = setTimeout(() => {
      setTitle(document.title);
      if (isPlaced(document.activeElement) || location.hash) return;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) heading.tabIndex = -1;
      (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}
