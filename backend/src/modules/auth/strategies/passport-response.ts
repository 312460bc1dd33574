import type { FastifyReply } from 'fastify';

export class PassportResponse {
  constructor(private readonly reply: FastifyReply) {}

  get statusCode(): number {
    return this.reply.statusCode;
  }
  set statusCode(status: number) {
    void this.reply.code(status);
  }

  setHeader(name: string, value: string | string[]): this {
    if (name.toLowerCase() !== 'content-length') void this.reply.header(name, value);
    return this;
  }

  end(body?: string): void {
    void this.reply.send(body ?? '');
  }
}
