import { Global, Module } from '@nestjs/common';
import { LimitsModule } from '../limits/rate-limiter.js';
import { AnswerCache } from './answer-cache.js';
import { CacheKeys } from './cache-key.js';
import { CacheRepository } from './cache.repository.js';
import { Refresher } from './refresher.js';

@Global()
@Module({
  imports: [LimitsModule],
  providers: [CacheKeys, CacheRepository, Refresher, AnswerCache],
  exports: [AnswerCache, CacheKeys, CacheRepository, Refresher],
})
export class CacheModule {}
