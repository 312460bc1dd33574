import { useEffect, useEffectEvent, type RefObject } from 'react';
import { registerForm, takeUnsavedEntries, type Entries } from './unsaved-entries.js';

/** Saves a form's entries when the session ends, and restores them in a form with the same key and person. */
export function useUnsavedEntries(
  key: string | undefined,
  read: () => Entries,
  restore: (entries: Entries) => void,
): void {
  const readNow = useEffectEvent(read);
  const restoreEntries = useEffectEvent(restore);
  useEffect(() => {
    if (key === undefined) return undefined;
    const entries = takeUnsavedEntries(key);
    if (entries && Object.keys(entries).length > 0) restoreEntries(entries);
    return registerForm(key, () => readNow());
  }, [key]);
}

type Written = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const NEVER_SAVED = new Set(['password', 'checkbox', 'radio', 'hidden', 'submit', 'button']);
const isWritten = (element: Element): element is Written =>
  'value' in element &&
  'name' in element &&
  'type' in element &&
  typeof element.type === 'string' &&
  !NEVER_SAVED.has(element.type);
const startOf = (element: Written): string =>
  element instanceof HTMLSelectElement
    ? ([...element.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')
    : element.defaultValue;

/** The changed entries only, so that restoring never replaces newer data. Passwords are never saved. */
function changedIn(form: HTMLFormElement | null): Entries {
  const written = [...(form?.elements ?? [])]
    .filter(isWritten)
    .filter((element) => element.name !== '' && element.value !== startOf(element));
  return Object.fromEntries(written.map(({ name, value }) => [name, value]));
}

function fill(form: HTMLFormElement | null, entries: Entries): void {
  for (const element of [...(form?.elements ?? [])].filter(isWritten)) {
    const value = entries[element.name];
    if (value === undefined) continue;
    element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** For uncontrolled inputs: saves entries when the session ends, and restores them for the same person. */
export function useUnsavedFormEntries(
  key: string | undefined,
  form: RefObject<HTMLFormElement | null>,
  onRestored: () => void,
): void {
  useUnsavedEntries(
    key,
    () => changedIn(form.current),
    (entries) => {
      fill(form.current, entries);
      onRestored();
    },
  );
}
