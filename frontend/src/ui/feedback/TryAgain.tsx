import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { repeatFailed } from '#api/index.js';
import { Button } from '../controls/Button.js';
import { LOADING } from './messages.js';
import { Notice } from './Notice.js';

/**
 * Returns a function that runs when the given part of the page is about to be removed. If the part has focus, the
 * section around the part, or otherwise the page's content, receives focus.
 */
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
  readonly children: ReactNode;
  /**
   * Repeats the request that failed, if it is not a query that this page subscribes to. If it is null, repeating the
   * request would not help.
   */
  readonly onRetry?: (() => void) | null;
  /**
   * Whether the request is in progress again. A message says so in place of the paragraphs. If the request fails again,
   * the paragraphs return, and screen readers announce them once more.
   */
  readonly isBusy?: boolean;
}

/**
 * A message that something could not be loaded, with a button that tries again. One press repeats everything on the
 * page that could not be loaded, because the reason may have been the same. The button keeps focus while the
 * request is in progress. When the request succeeds, the message disappears, and focus stays nearby.
 */
export function TryAgain({ tone = 'problem', children, onRetry, isBusy }: Props) {
  const dispatch = useDispatch();
  const again = (): void => {
    onRetry?.();
    dispatch(repeatFailed());
  };
  return (
    <Notice tone={tone}>
      {isBusy ? <p>{LOADING.busy}</p> : children}
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
