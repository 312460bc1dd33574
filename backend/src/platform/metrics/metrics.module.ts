import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Inject, Module, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SYSTEM } from '#contract/api/system.contract.js';
import { CacheModule } from '../cache/answer-cache.js';
import { CONFIG, type Config } from '../config/config.js';
import { Serve } from '../endpoint/serve.js';
import { AppError } from '../errors/app-error.js';
import { MarketplaceModule } from '../marketplace/marketplace.module.js';
import { QueueModule } from '../queue/job-admin.service.js';
import { MetricsCollector } from './metrics-collector.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

@Controller()
class MetricsController {
  constructor(
    private readonly collector: MetricsCollector,
    @Inject(CONFIG) private readonly config: Pick<Config, 'metricsToken'>,
  ) {}

  /** Requests whose Bearer token is not METRICS_TOKEN, or all if it is unset, get the same reply as an unknown path. */
  @Serve(SYSTEM.getMetrics)
  async metrics(@Req() { headers }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { metricsToken } = this.config;
    const isRight =
      metricsToken !== undefined &&
      timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
    if (!isRight) throw new AppError('request.notFound');
    await reply
      .headers({ 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
      .send(await this.collector.collect());
  }
}

@Module({
  imports: [QueueModule, CacheModule, MarketplaceModule],
  controllers: [MetricsController],
  providers: [MetricsCollector],
})
export class MetricsModule {}
