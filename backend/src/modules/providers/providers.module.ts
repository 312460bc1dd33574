import { Module } from '@nestjs/common';
import { CacheModule } from '#platform/cache/cache.module.js';
import { MarketplaceModule } from '#platform/marketplace/marketplace.module.js';
import { ProviderQueries } from './provider-queries.js';
import { ProvidersController } from './providers.controller.js';
import { ProvidersService } from './providers.service.js';

@Module({
  imports: [MarketplaceModule, CacheModule],
  controllers: [ProvidersController],
  providers: [ProviderQueries, ProvidersService],
  exports: [ProviderQueries],
})
export class ProvidersModule {}
