export type Entries = Readonly<Record<string, string>>;

/** Functions that read the entries of each open form, by the key of the form. */
const open = new Map<string, () => Entries>();
/** The saved entries. `owner` is the id of the person who typed them, or null if nobody was signed in. */
let saved: { readonly owner: string | null; readonly entries: Map<string, Entries> } | null = null;

/**
 * Saves the entries of all open forms when a session may have ended, or before a person signs in. They are saved only
 * in memory, so that they disappear with the tab and nobody else gets them.
 */
export function saveUnsavedEntries(owner: string | null): void {
  saved = { owner, entries: new Map([...open].map(([key, read]) => [key, read()])) };
}

/**
 * Discards the saved entries. If a person's id is given, the entries are discarded only if they belong to somebody
 * else.
 */
export function discardUnsavedEntries(unlessOf?: string): void {
  if (unlessOf === undefined || (saved && saved.owner !== null && saved.owner !== unlessOf)) saved = null;
}

/**
 * Registers an open form so that `saveUnsavedEntries` can save its entries. Returns a function that removes the
 * registration.
 */
export function registerForm(key: string, read: () => Entries): () => void {
  open.set(key, read);
  return () => void open.delete(key);
}

/** Returns the saved entries of a form and removes them, so that they are restored only once. */
export function takeUnsavedEntries(key: string): Entries | undefined {
  const entries = saved?.entries.get(key);
  saved?.entries.delete(key);
  return entries;
}
