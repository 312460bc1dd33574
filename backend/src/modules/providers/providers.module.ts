import { Module } from '@nestjs/common';
import { CacheModule } from '#platform/cache/cache.module.js';
import { MarketplaceModule } from '#platform/marketplace/marketplace.module.js';
import { MyDoctorsRepository } from './my-doctors.repository.js';
import { ProviderQueries } from './provider-queries.js';
import { ProvidersController } from './providers.controller.js';
import { ProvidersService } from './providers.service.js';

@Module({
  imports: [MarketplaceModule, CacheModule],
  controllers: [ProvidersController],
  providers: [MyDoctorsRepository, ProviderQueries, ProvidersService],
  exports: [MyDoctorsRepository, ProviderQueries, ProvidersService],
})
export class ProvidersModule {}
