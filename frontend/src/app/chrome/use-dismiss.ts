import { useEffect, type RefObject } from 'react';

/** Closes open <details> menus on Escape (giving the focus back) and on a press outside. They open and close without this, too. */
export function useDismiss(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openMenus = () => container.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      openMenus().forEach((menu) => {
        const hadFocus = menu.contains(document.activeElement);
        menu.open = false;
        if (hadFocus) menu.querySelector('summary')?.focus();
      });
    };
    const onPress = (event: PointerEvent) => openMenus().forEach((menu) => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    });
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [container]);
}
