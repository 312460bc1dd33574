export interface Call {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

const MOST = 5_000;

/** Keeps the newest 5,000 API calls in memory, for tests that count calls. */
export class CallLog {
  private calls: Call[] = [];
  private counted = 0;

  add(call: Call): void {
    this.counted += 1;
    this.calls.push(call);
    if (this.calls.length > MOST) this.calls.shift();
  }

  get total(): number {
    return this.counted;
  }

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

export function pathOf(url: string): string {
  return new URL(url, 'http://localhost').pathname.replace(/^\/api\/v1/, '');
}

export function queryOf(url: string): Record<string, string> {
  const { apikey: _apikey, ...query } = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  return query;
}
