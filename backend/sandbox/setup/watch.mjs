import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.mjs';

// An editor writes a file in several steps; one save should count once.
const QUIET_MS = 80;

/** Calls `act` after changes below the folders, never twice at a time; changes during a call lead to one more. */
export function onChange(folders, act) {
  let timer;
  let isBusy = false;
  let isStale = false;
  const run = async () => {
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
  for (const folder of folders.map((name) => join(ROOT, name)).filter(existsSync)) watch(folder, { recursive: true }, later);
}
