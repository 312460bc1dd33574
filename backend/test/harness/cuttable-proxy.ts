import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy in front of a store, so that a test can make the store unreachable and reachable again. */
export class CuttableProxy {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async before(target: { host: string; port: number }): Promise<CuttableProxy> {
    let proxy: CuttableProxy | undefined;
    const server = createServer((near) => {
      if (proxy?.isCut) return near.destroy();
      const far = connect(target.port, target.host);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        proxy?.sockets.add(one);
        one
          .on('error', () => other.destroy())
          .on('close', () => {
            proxy?.sockets.delete(one);
            other.destroy();
          });
        one.pipe(other);
      }
      return near;
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    proxy = new CuttableProxy(server, (server.address() as AddressInfo).port);
    return proxy;
  }

  /** Closes all connections and refuses new ones. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }
  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
