import type { Imported, Source } from '#contract/api/plans.contract.js';
import { MarketplaceError, type Operation } from './marketplace-error.js';
import { readError } from './read-error.js';

export interface Call {
  operation: Operation;
  method: 'GET' | 'POST';
  /** Appended to the base URL. Callers must escape parts that come from users. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: object;
}

export interface RawAnswer {
  body: unknown;
  source: Source;
  imported?: Imported;
}

interface CallSettings {
  baseUrl: string;
  apiKey: string;
  fetch: typeof globalThis.fetch;
  now: () => number;
  timeLimit: number;
  maxBytes: number;
}

/** Says what kind of data a response has. Only the local marketplace sends it. */
const SAMPLE_HEADER = 'x-sample-data';

/** Sends one HTTP request, without retries, and parses the JSON in the response. Throws only MarketplaceError. */
export async function sendCall(call: Call, settings: CallSettings, signal: AbortSignal): Promise<RawAnswer> {
  const timeLimit = AbortSignal.timeout(settings.timeLimit);
  try {
    const response = await settings.fetch(urlOf(call, settings), {
      method: call.method,
      headers: { accept: 'application/json', ...(call.body && { 'content-type': 'application/json' }) },
      body: call.body && JSON.stringify(call.body),
      // Redirects are not followed, because the API key would then be sent to another host.
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeLimit]),
    });
    const text = await readBody(call.operation, response, settings.maxBytes);
    if (!response.ok) throw readError(call.operation, response, text, settings.now());
    return { body: parse(call.operation, text), source: sourceOf(response.headers), ...importOf(response.headers) };
  } catch (error) {
    if (error instanceof MarketplaceError) throw error;
    if (signal.aborted)
      throw new MarketplaceError('unavailable', call.operation, { reason: 'given up', abandoned: true });
    if (timeLimit.aborted) throw new MarketplaceError('unavailable', call.operation, { reason: 'time limit' });
    throw new MarketplaceError('unavailable', call.operation, { reason: networkReason(error), retryable: true });
  }
}

function urlOf(call: Call, { baseUrl, apiKey }: CallSettings): URL {
  const url = new URL(baseUrl + call.path);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  url.searchParams.set('apikey', apiKey);
  return url;
}

async function readBody(operation: Operation, response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A response that is too large causes an error. The error ends the loop that reads the response, cancels the stream
  // and closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes)
      throw new MarketplaceError('badAnswer', operation, { status: response.status, reason: 'too large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(operation: Operation, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The error message of the JSON parser quotes the response, so the message is not included in the MarketplaceError.
    throw new MarketplaceError('badAnswer', operation, { reason: 'not JSON' });
  }
}

/** From the local marketplace's headers. Empty if the plans were not imported. */
function importOf(headers: Headers): { imported?: Imported } {
  const [, year, on] = /^(20\d\d) (\d{4}-\d\d-\d\d)$/.exec(headers.get('x-imported') ?? '') ?? [];
  return year !== undefined && on !== undefined ? { imported: { plan_year: Number(year), on } } : {};
}

function sourceOf(headers: Headers): Source {
  const kind = headers.get(SAMPLE_HEADER)?.toLowerCase();
  if (kind === undefined) return 'marketplace';
  return kind === 'imported' ? 'imported' : 'sample';
}

/** Not the message of the error, which may contain the URL and with it the API key. */
function networkReason(error: unknown): string {
  const code = fieldOf(fieldOf(error, 'cause'), 'code');
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? code : 'network';
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
