/** Why a call did not succeed: the server's answer, or none at all ('offline', 'timeout'). */
export interface Failure {
  readonly status: number | 'offline' | 'timeout';
  /** A name of contract/messages/errors.ts. */
  readonly code?: string;
  /** The server's own sentence: `detail`, else `message`. */
  readonly detail?: string;
  /** Field path -> what is wrong with it. */
  readonly errors?: Readonly<Record<string, string>>;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function fieldErrors(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(value).flatMap(([path, text]) => (typeof text === 'string' ? [[path, text]] : []));
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Reads the error envelope leniently: a proxy in between may answer with something else. */
export function failureFrom(status: number, body: unknown): Failure {
  if (!isRecord(body)) return { status };
  return {
    status,
    code: textOf(body['code']),
    detail: textOf(body['detail']) ?? textOf(body['message']),
    errors: fieldErrors(body['errors']),
  };
}

export const isFailure = (value: unknown): value is Failure => isRecord(value) && 'status' in value;

/** The sentence to show: what the server said, which is the shared table's sentence for the code or a more exact one, else the screen's own. */
export function failureText(failure: unknown, fallback: string): string {
  return isFailure(failure) ? (failure.detail ?? fallback) : fallback;
}

/** The same failure as a form shows it: sentences beside fields when the server named fields, else one sentence. */
export function problemFrom(failure: unknown, fallback: string): { text?: string; errors?: Readonly<Record<string, string>> } {
  if (isFailure(failure) && failure.errors) return { errors: failure.errors };
  return { text: failureText(failure, fallback) };
}
