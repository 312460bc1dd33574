import { useEffect } from 'react';

const BLOCKS = 'ul, fieldset, form, section, dialog, [role=group], [role=region]';
const ROWS = 'li, tr';
const HEADINGS = 'h1, h2, h3, h4';

const blocksAround = (control: Element): HTMLElement[] => {
  const block = control.parentElement?.closest<HTMLElement>(BLOCKS);
  return block ? [block, ...blocksAround(block)] : [];
};

const isRow = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.isConnected && node.matches(ROWS);

/** What receives focus after a row's removal: the next, the previous, or the list's heading. Else undefined. */
function besideRow(control: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  const removal = records.findLast(
    ({ removedNodes, target }) => target.isConnected && [...removedNodes].some((node) => node.contains(control)),
  );
  if (!removal || !control.closest(ROWS)) return undefined;
  const { nextSibling, previousSibling, target } = removal;
  const row = [nextSibling, previousSibling].find(isRow);
  if (row) return row;
  const place = nextSibling ?? previousSibling ?? target;
  return [...document.querySelectorAll<HTMLElement>(HEADINGS)].findLast(
    (heading) => heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/**
 * Moves focus when the focused button disappears, for example after "Remove", "Try again" or "Show more". If the
 * button's row was removed too, focus moves to a neighboring row. Otherwise, focus moves to the nearest block around
 * the button that is still on the page or, if there is none, to the heading of the page. Without this hook, keyboard
 * users would have to start again at the top of the page.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let control: Element | null = null;
    let blocks: HTMLElement[] = [];
    const rememberControl = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      control = target;
      blocks = blocksAround(target);
    };
    const observer = new MutationObserver((records) => {
      if (!control || control.isConnected || document.activeElement !== document.body) return;
      const beside = besideRow(control, records);
      const target =
        beside ?? blocks.find(({ isConnected }) => isConnected) ?? document.querySelector<HTMLElement>('main h1');
      control = null;
      if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
      // Do not scroll the focused block into view. It may exceed the window, and people would lose their place.
      target?.focus({ preventScroll: !beside });
    });
    document.addEventListener('focusin', rememberControl);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', rememberControl);
      observer.disconnect();
    };
  }, []);
}
