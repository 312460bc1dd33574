import { useCallback, useEffect, useRef, useState } from 'react';

type State = 'idle' | 'running' | 'done' | 'stopped' | 'failed';
const LINE_END = 10;

/** Milliseconds between two updates of the progress that is read out. */
const TELL_EVERY = 400;

/** Fetches a file line by line, counts them on the way and hands it to the browser; stopping it stops the server's work too. */
export function useDownload() {
  const [state, setState] = useState<State>('idle');
  const [progress, setProgress] = useState({ rows: 0, total: 0 });
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const start = useCallback(async (url: string, name: string) => {
    const { signal } = (control.current = new AbortController());
    setState('running');
    setProgress({ rows: 0, total: 0 });
    try {
      const { file, rows, total } = await receive(url, signal, setProgress);
      setProgress({ rows, total });
      save(file, name);
      setState('done');
    } catch {
      setState(signal.aborted ? 'stopped' : 'failed');
    }
  }, []);
  return { state, ...progress, start, stop: () => control.current?.abort() };
}

async function receive(url: string, signal: AbortSignal, tell: (progress: { rows: number; total: number }) => void): Promise<{ file: Blob; rows: number; total: number }> {
  const response = await fetch(url, { credentials: 'same-origin', signal });
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
  const total = Number(response.headers.get('x-total-rows') ?? 0);
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  let told = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    parts.push(value);
    for (const byte of value) if (byte === LINE_END) lines += 1;
    if (performance.now() - told > TELL_EVERY) tell({ rows: Math.min(Math.max(0, lines - 1), total), total });
    if (performance.now() - told > TELL_EVERY) told = performance.now();
  }
  return { file: new Blob(parts, { type: 'text/csv' }), rows: total || Math.max(0, lines - 1), total };
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
