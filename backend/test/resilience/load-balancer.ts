import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * A small load balancer that sends calls to its backends in turn. A backend that refuses a connection, or asks the load
 * balancer to close one, gets no further calls. A call is sent to another backend only if no backend has accepted it.
 */
export class LoadBalancer {
  backends: number[] = [];
  lost = 0;
  private turn = 0;
  private readonly agent = new Agent({ keepAlive: true });

  private constructor(readonly server: Server) {}

  static async start(): Promise<LoadBalancer> {
    // No connection is closed for being idle. Otherwise, a client could lose a call that it sends at that moment.
    const server = createServer({ keepAliveTimeout: 0 });
    const balancer = new LoadBalancer(server);
    server.on(
      'request',
      (incoming, reply) => void buffer(incoming).then((body) => balancer.pass(incoming, body, reply)),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.agent.destroy();
    this.server.close();
  }

  private pass(incoming: IncomingMessage, body: Buffer, reply: ServerResponse): void {
    const port = this.backends[(this.turn += 1) % this.backends.length];
    const { method, url: path, headers } = incoming;
    const out = request({ port, method, path, headers, agent: this.agent }, (answer) => {
      if (answer.headers.connection === 'close') this.leaveOut(port);
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    out.on('error', (error: NodeJS.ErrnoException) => {
      this.leaveOut(port);
      // A reused connection may have been closed by the backend before the call arrived. The call is then sent again.
      if (error.code === 'ECONNREFUSED' || (out.reusedSocket && error.code === 'ECONNRESET')) {
        this.pass(incoming, body, reply);
        return;
      }
      this.lost += 1;
      reply.writeHead(502).end();
    });
    out.end(body);
  }

  private leaveOut(port: number | undefined): void {
    this.backends = this.backends.filter((one) => one !== port);
  }
}
