import { Module } from '@nestjs/common';
import { CacheModule } from '../cache/cache.module.js';
import { MarketplaceModule } from '../marketplace/marketplace.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { MetricsCollector } from './metrics-collector.js';
import { MetricsController } from './metrics.controller.js';

@Module({
  imports: [QueueModule, CacheModule, MarketplaceModule],
  controllers: [MetricsController],
  providers: [MetricsCollector],
})
export class MetricsModule {}
