import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const isPlaced = (element: Element | null): boolean =>
  element?.matches('input, select, textarea, [data-returned]') ?? false;

/**
 * After a navigation, announces the title of the new page to screen readers and moves focus to the heading of the page.
 * Focus does not move if a field or the link to which the person returned already has focus, if the person has already
 * moved to a control of the new page, or if the URL contains a fragment.
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
    const before = document.activeElement;
    // The announcement waits for a timer, because the new page must first set its title and heading.
    const timer = setTimeout(() => {
      setTitle(document.title);
      const focused = document.activeElement;
      if (isPlaced(focused) || (focused !== before && focused?.closest('main')) || location.hash) return;
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
