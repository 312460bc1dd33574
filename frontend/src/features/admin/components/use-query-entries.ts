import { useEffect, type RefObject } from 'react';

/**
 * Sets a form's fields to the values of the query in the URL whenever the URL changes, for example after the back
 * button was pressed. The form element itself is not replaced, so the pressed button keeps focus.
 */
export function useQueryEntries(
  { element }: { element: RefObject<HTMLFormElement | null> },
  asked: Readonly<Record<string, string>>,
): void {
  const address = new URLSearchParams(asked).toString();
  useEffect(() => {
    const entries = new URLSearchParams(address);
    for (const field of element.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])
      field.value = entries.get(field.name) ?? '';
  }, [element, address]);
}
