import { useEffect, type RefObject } from 'react';

/**
 * Closes open <details> menus when the person presses Escape, presses outside the menu, makes a choice in the menu, or
 * moves focus to an element that the menu would cover. After Escape, focus returns to the menu's button. Controls
 * inside an element with the attribute `data-keeps-open` leave the menu open.
 */
export function useDismiss(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    const openMenus = () => root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      openMenus().forEach((menu) => {
        const hadFocus = menu.contains(document.activeElement);
        menu.open = false;
        if (hadFocus) menu.querySelector('summary')?.focus();
      });
    };
    const onLeave = (event: Event) =>
      openMenus().forEach((menu) => {
        if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
      });
    const onChoice = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('details :is(a, button):not([data-keeps-open] *)'))
        openMenus().forEach((menu) => (menu.open = false));
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    root?.addEventListener('click', onChoice);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      root?.removeEventListener('click', onChoice);
    };
  }, [container]);
}
