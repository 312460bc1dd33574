import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from './lazy-part.js';

/**
 * Returns a component like `lazyPart`, whose code is requested only when the part comes into view. The component is for
 * parts further down a page that many people never reach. The code is also requested when a key is pressed, so that
 * people who use the keyboard do not tab past the empty place, and when the page is printed. `room` is a CSS class that
 * reserves the height of the part, so that the content below does not move when the part appears. `before` is shown
 * until the code is requested, if the place must not be empty.
 */
export function partInView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  room?: string,
  text?: string,
  before?: ReactNode,
) {
  const Part = lazyPart(load, text);
  // Once the part has been shown, it appears at once wherever it is rendered again.
  let wasWanted = false;
  return function InView(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const [isWanted, setWanted] = useState(wasWanted);
    useEffect(() => {
      if (!place.current || isWanted) return;
      const want = (): void => {
        wasWanted = true;
        setWanted(true);
      };
      const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && want());
      watch.observe(place.current);
      document.addEventListener('keydown', want);
      addEventListener('beforeprint', want);
      return () => {
        watch.disconnect();
        document.removeEventListener('keydown', want);
        removeEventListener('beforeprint', want);
      };
    }, [isWanted]);
    return (
      <div ref={place} className={room}>
        {isWanted ? <Part {...props} /> : before}
      </div>
    );
  };
}
