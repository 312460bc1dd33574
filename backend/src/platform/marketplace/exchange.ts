import type { Source } from '../../contract/plans.contract.js';
import { MarketplaceError, type Operation } from './marketplace-error.js';
import { readError } from './read-error.js';

export interface Call {
  operation: Operation;
  method: 'GET' | 'POST';
  /** Below the base address; parts that come from outside are escaped by the caller. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: object;
}

export interface RawAnswer {
  body: unknown;
  /** The local stand-in marks invented data with this header; the real marketplace never sends it. */
  source: Source;
}

interface Line {
  baseUrl: string;
  apiKey: string;
  fetch: typeof globalThis.fetch;
  now: () => number;
  /** Milliseconds for the whole exchange, and bytes of the answer. */
  time: number;
  bytes: number;
  /** Told the headers of every answer, good or bad. */
  heard: (headers: Headers) => void;
}

const SAMPLE_HEADER = 'x-sample-data';

/** One question and its answer over the wire, no second try. Throws MarketplaceError only. */
export async function exchange(call: Call, line: Line, signal: AbortSignal): Promise<RawAnswer> {
  const timer = AbortSignal.timeout(line.time);
  const limited = AbortSignal.any([signal, timer]);
  try {
    const response = await line.fetch(addressOf(call, line), {
      method: call.method,
      headers: { accept: 'application/json', ...(call.body && { 'content-type': 'application/json' }) },
      body: call.body && JSON.stringify(call.body),
      // A redirect would carry the key to another host.
      redirect: 'manual',
      signal: limited,
    });
    line.heard(response.headers);
    const text = await readBody(call.operation, response, line.bytes);
    if (!response.ok) throw readError(call.operation, response, text, line.now());
    return { body: parse(call.operation, text), source: sourceOf(response.headers) };
  } catch (error) {
    if (error instanceof MarketplaceError) throw error;
    if (signal.aborted) throw new MarketplaceError('unavailable', call.operation, { reason: 'given up', abandoned: true });
    if (timer.aborted) throw new MarketplaceError('unavailable', call.operation, { reason: 'time limit' });
    throw new MarketplaceError('unavailable', call.operation, { reason: networkReason(error), retryable: true });
  }
}

function addressOf(call: Call, line: Line): URL {
  const address = new URL(line.baseUrl + call.path);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  address.searchParams.set('apikey', line.apiKey);
  return address;
}

async function readBody(operation: Operation, response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by a throw cancels the stream and closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new MarketplaceError('badAnswer', operation, { status: response.status, reason: 'too large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(operation: Operation, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the answer; it stays here.
    throw new MarketplaceError('badAnswer', operation, { reason: 'not JSON' });
  }
}

function sourceOf(headers: Headers): Source {
  const mark = headers.get(SAMPLE_HEADER)?.toLowerCase();
  if (mark === undefined) return 'marketplace';
  return mark === 'imported' ? 'imported' : 'sample';
}

/** A short code such as ECONNREFUSED. Messages of network errors may hold the address, and with it the key. */
function networkReason(error: unknown): string {
  const code = fieldOf(fieldOf(error, 'cause'), 'code');
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? code : 'network';
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
