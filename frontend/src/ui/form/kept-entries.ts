import { useEffect, useEffectEvent, type RefObject } from 'react';

export type Entries = Readonly<Record<string, string>>;

/** How to read what stands in each open form that asked to be kept. */
const open = new Map<string, () => Entries>();
/** `owner` null: somebody who was not signed in yet. */
let kept: { readonly owner: string | null; readonly entries: Map<string, Entries> } | null = null;

/**
 * Remembers what stands in the open forms, for a person whose session may just have ended or who is about to sign in. In
 * memory only: nothing of it outlives the tab, and nobody else who signs in gets it back.
 */
export function keepEntries(owner: string | null): void {
  kept = { owner, entries: new Map([...open].map(([key, read]) => [key, read()])) };
}

/** Forgets what was kept; with a person, only if it was somebody else's. */
export function forgetEntries(unlessOf?: string): void {
  if (unlessOf === undefined || (kept && kept.owner !== null && kept.owner !== unlessOf)) kept = null;
}

/** Keeps what is typed while the session ends, and puts it back when the same form (by key) opens for the same person. */
export function useKept(key: string | undefined, read: () => Entries, put: (entries: Entries) => void): void {
  const readNow = useEffectEvent(read);
  const putBack = useEffectEvent(put);
  useEffect(() => {
    if (key === undefined) return undefined;
    const entries = kept?.entries.get(key);
    kept?.entries.delete(key);
    if (entries && Object.keys(entries).length > 0) putBack(entries);
    open.set(key, () => readNow());
    return () => void open.delete(key);
  }, [key]);
}

type Written = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const UNKEPT = new Set(['password', 'checkbox', 'radio', 'hidden', 'submit', 'button']);
const isWritten = (element: Element): element is Written =>
  'value' in element && 'name' in element && 'type' in element && typeof element.type === 'string' && !UNKEPT.has(element.type);
const startOf = (element: Written): string =>
  element instanceof HTMLSelectElement ? ([...element.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '') : element.defaultValue;

/** What was changed in a form: only that is put back, so that newer data is not overwritten by old. Never passwords. */
function changedIn(form: HTMLFormElement | null): Entries {
  const written = [...(form?.elements ?? [])].filter(isWritten).filter((element) => element.name !== '' && element.value !== startOf(element));
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

/** The same for a form of native inputs. */
export function useKeptForm(key: string | undefined, form: RefObject<HTMLFormElement | null>, onPutBack: () => void): void {
  useKept(key, () => changedIn(form.current), (entries) => {
    fill(form.current, entries);
    onPutBack();
  });
}
