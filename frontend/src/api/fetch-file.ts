import { failureFrom, INTERCEPTED, type Failure } from './failure.js';

/** Whether a response has the content type that our server always sends for the file, and not one of a proxy. */
const isOf = (response: Response, type: string): boolean =>
  response.headers.get('content-type')?.startsWith(type) ?? false;

/** Requests a file that the caller reads in pieces. Rejects with a `Failure`, also if the content type is wrong. */
export async function fetchFile(
  url: string,
  type: string,
  signal: AbortSignal,
): Promise<{ headers: Headers; body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const response = await fetch(url, { credentials: 'same-origin', redirect: 'manual', signal });
  if (response.type === 'opaqueredirect') return Promise.reject<never>(INTERCEPTED);
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    return Promise.reject<never>(failureFrom(response.status, body) satisfies Failure);
  }
  if (!response.body || !isOf(response, type)) return Promise.reject<never>(INTERCEPTED);
  return { headers: response.headers, body: response.body };
}

/** Saves a file on the person's device, as if they had followed a link to it. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
