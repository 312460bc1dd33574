import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { KeyBudget } from './key-budget.js';
import { MarketplaceClient } from './marketplace.client.js';

/** One client per process: limits, circuit and pause hold for all callers together. */
@Global()
@Module({
  providers: [
    KeyBudget,
    {
      provide: MarketplaceClient,
      inject: [CONFIG, KeyBudget],
      useFactory: ({ marketplace }: Config, budget: KeyBudget) => new MarketplaceClient({ baseUrl: marketplace.url, apiKey: marketplace.key, budget }),
    },
  ],
  exports: [MarketplaceClient, KeyBudget],
})
export class MarketplaceModule {}
