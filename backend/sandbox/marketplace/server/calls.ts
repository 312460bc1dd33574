export interface Call {
  method: string;
  path: string;
  /** Without the key. */
  query: Readonly<Record<string, string>>;
  body: unknown;
}

const KEPT = 5000;

/** What was asked, for tests that count calls. Kept in memory only, the newest 5,000. */
export class CallLog {
  private calls: Call[] = [];
  private counted = 0;

  add(call: Call): void {
    this.counted += 1;
    this.calls.push(call);
    if (this.calls.length > KEPT) this.calls.shift();
  }

  get total(): number {
    return this.counted;
  }

  /** Calls of a path below /api/v1, for instance `/plans/search`. */
  count(path: string): number {
    return this.list(path).length;
  }

  list(path?: string): readonly Call[] {
    return path === undefined ? this.calls : this.calls.filter((call) => call.path === path);
  }

  reset(): void {
    this.calls = [];
    this.counted = 0;
  }
}

/** The path below /api/v1 without the query. */
export function pathOf(url: string): string {
  return new URL(url, 'http://localhost').pathname.replace(/^\/api\/v1/, '');
}

export function queryOf(url: string): Record<string, string> {
  const { apikey: _apikey, ...query } = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  return query;
}
