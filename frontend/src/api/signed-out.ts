const told = new EventTarget();
const NAME = 'signedOut';

/** Says that the server no longer knows who is asking. */
export const tellSignedOut = (): void => void told.dispatchEvent(new Event(NAME));

/** Hears it, whichever call was refused. Answers how to stop listening. */
export function onSignedOut(listener: () => void): () => void {
  told.addEventListener(NAME, listener);
  return () => told.removeEventListener(NAME, listener);
}
