import { useCallback, useEffect, useRef, useState } from 'react';
import { causeOf, fetchFile, saveFile } from '#api/index.js';
import { needsProof } from '../../session/index.js';

type State = 'idle' | 'running' | 'done' | 'stopped' | 'failed';
const LINE_END = 10;
const TYPE = 'text/csv';

/** Minimum time, in milliseconds, between two announcements of a download's progress to screen readers. */
const ANNOUNCE_INTERVAL_MS = 400;

/** Downloads a file line by line, counting, and saves it on the device. Stopping also stops the work on the server. */
export function useDownload() {
  const [state, setState] = useState<State>('idle');
  const [progress, setProgress] = useState({ rows: 0, total: 0 });
  const [cause, setCause] = useState<string | null>(null);
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const start = useCallback(async (url: string, name: string): Promise<{ error?: unknown }> => {
    const { signal } = (control.current = new AbortController());
    setState('running');
    setCause(null);
    setProgress({ rows: 0, total: 0 });
    try {
      const { file, rows, total } = await receive(url, signal, setProgress);
      setProgress({ rows, total });
      saveFile(file, name);
      setState('done');
      return {};
    } catch (error) {
      setCause(causeOf(error));
      setState(signal.aborted ? 'stopped' : needsProof(error) ? 'idle' : 'failed');
      return { error };
    }
  }, []);
  /** If the download failed, `cause` says what the person can do about the failure, or is null if that is not known. */
  return { state, cause, ...progress, start, stop: () => control.current?.abort() };
}

async function receive(
  url: string,
  signal: AbortSignal,
  report: (progress: { rows: number; total: number }) => void,
): Promise<{ file: Blob; rows: number; total: number }> {
  const { headers, body } = await fetchFile(url, TYPE, signal);
  const total = Number(headers.get('x-total-rows') ?? 0);
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  let lastReport = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    parts.push(value);
    for (const byte of value) if (byte === LINE_END) lines += 1;
    if (performance.now() - lastReport > ANNOUNCE_INTERVAL_MS)
      report({ rows: Math.min(Math.max(0, lines - 1), total), total });
    if (performance.now() - lastReport > ANNOUNCE_INTERVAL_MS) lastReport = performance.now();
  }
  return { file: new Blob(parts, { type: TYPE }), rows: total || Math.max(0, lines - 1), total };
}
