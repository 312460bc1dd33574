import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './notice.module.css';

/**
 * Returns a ref for the region that shows the outcome of an action. New text in the region is scrolled into view if it
 * is outside the window, and takes the focus if the pressed button has disappeared. The region is for outcomes only and
 * not for loading messages, and it needs a `tabIndex` of -1.
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

/** The outcome of an action in one sentence, which is scrolled into view and which screen readers announce. */
export function Outcome({ children }: { children?: ReactNode }) {
  return (
    <div ref={useInView()} tabIndex={-1} role="status" className={children ? styles.status : undefined}>
      {children}
    </div>
  );
}
