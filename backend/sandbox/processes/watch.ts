import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';

// Milliseconds to wait after a change. Editors may write a file several times per save, and the wait turns these writes
// into one change.
const QUIET_MS = 80;

/** Calls never overlap. Changes during a call lead to another call after it. */
export function onChange(folders: readonly string[], act: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isStale = false;
  const run = async (): Promise<void> => {
    if (isBusy) {
      isStale = true;
      return;
    }
    isBusy = true;
    await act();
    isBusy = false;
    if (!isStale) return;
    isStale = false;
    await run();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  };
  for (const folder of folders.map((name) => join(ROOT, name)).filter(existsSync))
    watch(folder, { recursive: true }, later);
}
