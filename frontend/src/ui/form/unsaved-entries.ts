export type Entries = Readonly<Record<string, string>>;

const open = new Map<string, () => Entries>();
/** The entries of open forms. `owner` is the id of who typed them, null if nobody was signed in. */
let saved: { readonly owner: string | null; readonly entries: Map<string, Entries> } | null = null;
/** Whether the person has not signed in again since the entries were saved. */
let isWaiting = false;

/** Saves all open forms' entries when a session may have ended, in memory only, so that nobody else sees them. */
export function saveUnsavedEntries(owner: string | null): void {
  saved = { owner, entries: new Map([...open].map(([key, read]) => [key, read()])) };
  isWaiting = true;
}

/** Discards the saved entries, except, if `unlessOf` is a person's id, those of this person or a guest. */
export function discardUnsavedEntries(unlessOf?: string): void {
  if (unlessOf === undefined || (saved && saved.owner !== null && saved.owner !== unlessOf)) saved = null;
  isWaiting = false;
}

/**
 * Registers an open form for `saveUnsavedEntries`; the result unregisters it. A form that closes before the next
 * sign-in may have been shown again with the saved entries, so they are saved again.
 */
export function registerForm(key: string, read: () => Entries): () => void {
  open.set(key, read);
  return () => {
    open.delete(key);
    if (!isWaiting) return;
    const entries = read();
    if (Object.keys(entries).length > 0) saved?.entries.set(key, entries);
  };
}

/** Returns the saved entries of a form and removes them, so that they are restored only once. */
export function takeUnsavedEntries(key: string): Entries | undefined {
  const entries = saved?.entries.get(key);
  saved?.entries.delete(key);
  return entries;
}
