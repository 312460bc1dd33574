import { Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER } from '../logging/logger.js';
import { KeyBudget } from './key-budget.js';
import { CLIENT_LIMITS } from './limits.js';
import { MarketplaceClient } from './marketplace.client.js';

/** One client per process: limits, breaker and pauses apply to all its calls together. */
@Global()
@Module({
  providers: [
    KeyBudget,
    {
      provide: MarketplaceClient,
      inject: [CONFIG, KeyBudget, LOGGER],
      useFactory: ({ marketplace, timeoutFactor }: Config, budget: KeyBudget, logger: Logger) =>
        new MarketplaceClient({
          baseUrl: marketplace.url,
          apiKey: marketplace.key,
          budget,
          limits: { exchange: CLIENT_LIMITS.exchange * timeoutFactor },
          // Without a valid API key, no call succeeds until someone replaces the key. The error is therefore logged as
          // fatal.
          onKeyRejected: (err) => logger.fatal({ err }, 'THE MARKETPLACE REFUSES OUR KEY'),
        }),
    },
  ],
  exports: [MarketplaceClient, KeyBudget],
})
export class MarketplaceModule {}
