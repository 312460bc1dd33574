import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As much of Google as a sign-in meets: it sends back at once, checks the PKCE verifier, and tells who this is. */
export class GoogleStandIn {
  /** What it will say about whoever comes next. */
  identity: Record<string, unknown> = {};
  private readonly challenges = new Map<string, string>();

  private constructor(private readonly server: Server, readonly url: string) {}

  static async open(): Promise<GoogleStandIn> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const google = new GoogleStandIn(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request: IncomingMessage, response) => {
      void google.answer(request).then(({ status, location, body }) => response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(JSON.stringify(body ?? {})));
    });
    return google;
  }

  close(): void {
    this.server.close();
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; location?: string; body?: object }> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    if (pathname === '/authorize') return { status: 302, location: this.sendBack(searchParams) };
    if (pathname === '/userinfo') return { status: 200, body: this.identity };
    const form = new URLSearchParams((await request.toArray()).join(''));
    const challenge = createHash('sha256').update(form.get('code_verifier') ?? '').digest('base64url');
    const isKnown = this.challenges.get(form.get('code') ?? '') === challenge;
    this.challenges.delete(form.get('code') ?? '');
    return isKnown ? { status: 200, body: { access_token: 'access', token_type: 'Bearer' } } : { status: 400, body: { error: 'invalid_grant' } };
  }

  private sendBack(asked: URLSearchParams): string {
    const code = `code-${this.challenges.size}-${Date.now()}`;
    this.challenges.set(code, asked.get('code_challenge') ?? '');
    const back = new URL(asked.get('redirect_uri') ?? this.url);
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    return back.href;
  }
}
