import { useEffect, useState, type KeyboardEvent } from 'react';

interface Suggestions<O> {
  readonly options: readonly O[];
  readonly onChoose: (option: O) => void;
  readonly onClear: () => void;
}

/**
 * Manages which suggestion is active and whether the list is open, with the keys of the ARIA Authoring Practices. The
 * arrow keys open the list and move through it. The arrow keys together with Alt only open the list. Enter chooses the
 * active option. Escape first closes the list and then clears the field.
 */
export function useSuggestions<O>({ options, onChoose, onClear }: Suggestions<O>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => setActive(-1), [options]);
  const isShown = isOpen && options.length > 0;
  const at = Math.min(active, options.length - 1);

  function close(): void {
    setOpen(false);
    setActive(-1);
  }
  function go(to: number, isAlt: boolean): void {
    setOpen(true);
    if (!isAlt) setActive(to);
  }
  function choose(option: O | undefined): void {
    if (!option) return;
    close();
    onChoose(option);
  }
  const keys: Record<string, (isAlt: boolean) => void> = {
    ArrowDown: (isAlt) => go(at + 1 < options.length ? at + 1 : 0, isAlt),
    ArrowUp: (isAlt) => go(at <= 0 ? options.length - 1 : at - 1, isAlt),
    Escape: () => (isShown ? close() : onClear()),
    Enter: () => choose(isShown ? options[at] : undefined),
  };
  function onKeyDown(event: KeyboardEvent): void {
    const act = keys[event.key];
    if (!act) return;
    // Prevent the default action, because Enter would otherwise submit the surrounding form.
    event.preventDefault();
    act(event.altKey);
  }
  return { isShown, at, open: () => setOpen(true), close, choose, onKeyDown };
}
