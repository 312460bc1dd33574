import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { MarketplaceClient } from './marketplace.client.js';

/** One client per process: limits, circuit and pause hold for all callers together. */
@Global()
@Module({
  providers: [
    {
      provide: MarketplaceClient,
      inject: [CONFIG],
      useFactory: ({ marketplace }: Config) => new MarketplaceClient({ baseUrl: marketplace.url, apiKey: marketplace.key }),
    },
  ],
  exports: [MarketplaceClient],
})
export class MarketplaceModule {}
