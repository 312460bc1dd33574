import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SYSTEM } from '../../contract/system.contract.js';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { Serve } from '../http/serve.js';
import { Gather } from './gather.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

@Controller()
export class MetricsController {
  constructor(
    private readonly gather: Gather,
    @Inject(CONFIG) private readonly config: Pick<Config, 'metricsToken'>,
  ) {}

  /** Closed unless METRICS_TOKEN is set; then for `Authorization: Bearer` with it. Whoever has it not learns nothing, not even that it is there. */
  @Serve(SYSTEM.metrics)
  async metrics(@Req() { headers }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { metricsToken } = this.config;
    const isRight = metricsToken !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
    if (!isRight) throw new AppError('request.notFound');
    await reply.headers({ 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' }).send(await this.gather.text());
  }
}
