import { useEffect } from 'react';

const BLOCKS = 'ul, fieldset, form, section, main, [role=group], [role=region]';

const blocksAround = (control: Element): HTMLElement[] => {
  const block = control.parentElement?.closest<HTMLElement>(BLOCKS);
  return block ? [block, ...blocksAround(block)] : [];
};

/**
 * Many buttons take themselves away: "Remove", "Try again", "Show more". The focus then goes to the nearest block that
 * they stood in; left alone, it falls to the top of the page, and who uses the keyboard begins anew.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let control: Element | null = null;
    let blocks: HTMLElement[] = [];
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      control = target;
      blocks = blocksAround(target);
    };
    const observer = new MutationObserver(() => {
      if (!control || control.isConnected || document.activeElement !== document.body) return;
      control = null;
      const block = blocks.find(({ isConnected }) => isConnected);
      if (block && !block.hasAttribute('tabindex')) block.tabIndex = -1;
      block?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
