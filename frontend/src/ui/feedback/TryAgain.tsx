import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { repeatFailed } from '#api/index.js';
import { Button } from '../controls/Button.js';
import { LOADING } from './messages.js';
import { Notice } from './Notice.js';

/** For a part about to be removed: its focus passes to the section around it, or to the page's content. */
const passFocusOn = (part: HTMLElement | null) => () => {
  if (!part?.contains(document.activeElement)) return;
  const around = part.closest<HTMLElement>('section, form') ?? document.getElementById('main');
  queueMicrotask(() => {
    if (!around || document.activeElement !== document.body) return;
    around.tabIndex = -1;
    around.focus({ preventScroll: true });
  });
};

interface Props {
  readonly tone?: 'problem' | 'warning';
  /** The only paragraph, in place of `children`. */
  readonly text?: string;
  readonly children?: ReactNode;
  /** Repeats a request that is no query of this page. Null if repeating would not help. */
  readonly onRetry?: (() => void) | null;
  /** Whether repeats are in progress. A message then replaces the paragraphs, which are announced when they return. */
  readonly isBusy?: boolean;
}

/**
 * Says that something could not be loaded, with a button that repeats everything on the page that failed. It keeps
 * focus meanwhile. On success, the message disappears and focus stays nearby.
 */
export function TryAgain({ tone = 'problem', text, children, onRetry, isBusy }: Props) {
  const dispatch = useDispatch();
  const again = (): void => {
    onRetry?.();
    dispatch(repeatFailed());
  };
  return (
    <Notice tone={tone} text={isBusy ? LOADING.busy : text}>
      {!isBusy && children}
      {onRetry !== null && (
        <div ref={passFocusOn} className="no-print">
          <Button kind="secondary" aria-disabled={isBusy} onClick={isBusy ? undefined : again}>
            {LOADING.retry}
          </Button>
        </div>
      )}
    </Notice>
  );
}
