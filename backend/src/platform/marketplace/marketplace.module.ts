import { Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER } from '../logging/logger.js';
import { KeyBudget } from './key-budget.js';
import { MarketplaceClient } from './marketplace.client.js';

/** One client per process: limits, circuit and pause hold for all callers together. */
@Global()
@Module({
  providers: [
    KeyBudget,
    {
      provide: MarketplaceClient,
      inject: [CONFIG, KeyBudget, LOGGER],
      useFactory: ({ marketplace }: Config, budget: KeyBudget, logger: Logger) =>
        new MarketplaceClient({
          baseUrl: marketplace.url,
          apiKey: marketplace.key,
          budget,
          // A refused key stops everything until somebody replaces it, so it is told louder than a passing failure, whoever called.
          keyRefused: (err) => logger.fatal({ err }, 'THE MARKETPLACE REFUSES OUR KEY'),
        }),
    },
  ],
  exports: [MarketplaceClient, KeyBudget],
})
export class MarketplaceModule {}
