import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './notice.module.css';

/**
 * Returns a ref for a region that shows the outcomes of actions. When its text changes, the region is scrolled into
 * view if necessary. If the pressed button has disappeared and nothing has focus, the region receives focus. The region
 * needs a `tabIndex` of -1 and must not contain loading messages.
 */
export function useInView(): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  const last = useRef('');
  useEffect(() => {
    const text = region.current?.textContent ?? '';
    if (text !== '' && text !== last.current) {
      if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
      region.current?.scrollIntoView({ block: 'nearest' });
    }
    last.current = text;
  });
  return region;
}

export function Outcome({ children }: { children?: ReactNode }) {
  return (
    <div ref={useInView()} tabIndex={-1} role="status" className={children ? styles.status : undefined}>
      {children}
    </div>
  );
}
