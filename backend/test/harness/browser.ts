import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ErrorReply } from '#contract/errors/all-errors.js';

export interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string | string[] | number | undefined>;
  raw: string;
}
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Options {
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** An HTTP client that stores cookies and sends the same headers as a browser. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly userAgent = 'Test Browser 1.0',
    private readonly address = '127.0.0.1',
  ) {}

  get(url: string, options?: Options): Promise<Answer> {
    return this.send('GET', url, undefined, options);
  }
  post(url: string, body?: unknown, options?: Options): Promise<Answer> {
    return this.send('POST', url, body, options);
  }

  async send(
    method: Method,
    url: string,
    body?: unknown,
    { headers = {}, remoteAddress = this.address }: Options = {},
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.app.inject({
      method,
      url,
      remoteAddress,
      headers: { 'user-agent': this.userAgent, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.statusCode, body: parse(response.body), headers: response.headers, raw: response.body };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const errorOf = (answer: Answer): ErrorReply => answer.body as ErrorReply;
