import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const isTyping = (element: Element | null): boolean => element?.matches('input, select, textarea') ?? false;

/** After a navigation: says the new page's title and moves the focus to its heading, unless somebody is already typing. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    // The page's own title and heading come with it; give them one turn.
    const timer = setTimeout(() => {
      setTitle(document.title);
      if (isTyping(document.activeElement) || location.hash) return;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) heading.tabIndex = -1;
      (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <div className="visually-hidden" role="status">{title}</div>;
}
