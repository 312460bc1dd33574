import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './notice.module.css';

/**
 * A ref for a region of outcomes, which needs a `tabIndex` of -1 and no loading messages. A new text is scrolled into
 * view, and receives focus if the pressed button has disappeared.
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
