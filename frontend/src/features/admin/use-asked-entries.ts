import { useEffect, type RefObject } from 'react';

/**
 * The fields say what the address asks for, also after "back". The form stays the same one meanwhile, and with it the
 * focus on the button that was pressed.
 */
export function useAskedEntries({ element }: { element: RefObject<HTMLFormElement | null> }, asked: Readonly<Record<string, string>>): void {
  const address = new URLSearchParams(asked).toString();
  useEffect(() => {
    const entries = new URLSearchParams(address);
    for (const field of element.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? []) field.value = entries.get(field.name) ?? '';
  }, [element, address]);
}
