import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

type Direction = 'requests' | 'answers';

/** A TCP proxy in front of a store or service, with which a test simulates a broken network. */
export class FaultProxy {
  connections = 0;
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  /** Promise that settles when frozen connections continue, or null while connections are not frozen. */
  private thaw: PromiseWithResolvers<void> | null = null;
  private delayMs = 0;
  private bytesPerSecond = Infinity;
  /**
   * Number of bytes, by direction, after which a connection is cut. Bytes that were passed on before the limit was set
   * do not count.
   */
  private cutAfter: Partial<Record<Direction, { readonly bytes: number }>> = {};

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async before(url: string): Promise<FaultProxy> {
    const { hostname, port } = new URL(url);
    let proxy: FaultProxy | undefined;
    const server = createServer((near) => proxy?.connect(near, connect(Number(port), hostname)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    proxy = new FaultProxy(server, (server.address() as AddressInfo).port);
    return proxy;
  }

  through(url: string): string {
    return Object.assign(new URL(url), { host: `127.0.0.1:${this.port}` }).href;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Keeps all connections open and accepts new ones, but passes on no data, like a machine that hangs. */
  freeze(): void {
    this.thaw ??= Promise.withResolvers();
  }

  /** Delays all data by `ms` milliseconds. */
  delay(ms: number): void {
    this.delayMs = ms;
  }

  /** Passes on at most `bytesPerSecond` bytes per second on each connection, in each direction. */
  throttle(bytesPerSecond: number): void {
    this.bytesPerSecond = bytesPerSecond;
  }

  /**
   * Cuts each connection in the middle of a response, as soon as the given number of bytes of responses have been
   * passed on.
   */
  cutAnswersAfter(bytes: number): void {
    this.cutAfter.answers = { bytes };
  }

  /**
   * Cuts each connection in the middle of a request, as soon as the given number of bytes of requests have been passed
   * on.
   */
  cutRequestsAfter(bytes: number): void {
    this.cutAfter.requests = { bytes };
  }

  /** Ends all simulated faults, so that data passes again as usual. */
  restore(): void {
    this.isCut = false;
    this.cutAfter = {};
    this.delayMs = 0;
    this.bytesPerSecond = Infinity;
    this.thaw?.resolve();
    this.thaw = null;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private connect(near: Socket, far: Socket): void {
    this.connections += 1;
    for (const [one, other, direction] of [
      [near, far, 'requests'],
      [far, near, 'answers'],
    ] as const) {
      this.sockets.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
      one.pipe(this.faultStream(direction)).pipe(other);
    }
    if (this.isCut) near.destroy();
  }

  /**
   * Returns a stream for one direction of a connection. The stream delays, slows down or cuts off the data as the test
   * has requested.
   */
  private faultStream(direction: Direction): Transform {
    let cut: { readonly bytes: number } | undefined;
    let left = Infinity;
    let isOver = false;
    const stream: Transform = new Transform({
      transform: (data: Buffer, _encoding, done) => {
        if (cut !== this.cutAfter[direction]) {
          cut = this.cutAfter[direction];
          left = cut?.bytes ?? Infinity;
        }
        const part = data.subarray(0, left);
        left -= part.length;
        const pass = (): void => {
          if (!isOver) stream.push(part);
          if (!isOver && part.length < data.length) stream.push(null);
          isOver ||= part.length < data.length;
          done();
        };
        const ms = this.delayMs + (part.length / this.bytesPerSecond) * 1_000;
        if (ms === 0 && !this.thaw) pass();
        else void Promise.all([wait(ms), this.thaw?.promise]).then(pass);
      },
    });
    return stream;
  }
}
