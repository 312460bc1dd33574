import { Agent, request } from 'node:http';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** An HTTP client that behaves like a person's browser: it keeps connections open and sends the person's cookies. */
export class HttpClient {
  private readonly agent: Agent;

  constructor(
    private readonly port: number,
    private readonly cookie = '',
    { isLasting = true } = {},
  ) {
    this.agent = new Agent({ keepAlive: isLasting, maxSockets: 256 });
  }

  get(path: string, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    return this.send('GET', path, undefined, headers);
  }
  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    return this.send('POST', path, body, headers);
  }

  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          agent: this.agent,
          headers: {
            host: 'localhost',
            'sec-fetch-site': 'same-origin',
            'user-agent': 'Measuring Browser 1.0',
            ...(this.cookie && { cookie: this.cookie }),
            ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('error', reject)
            .on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                body: Buffer.concat(chunks).toString('utf8'),
              }),
            );
        },
      );
      call.on('error', reject).end(payload);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Returns the cookies of a browser as the value of the Cookie header. */
export const cookieOf = ({ cookies }: { cookies: ReadonlyMap<string, string> }): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
