import { Global, Module } from '@nestjs/common';
import { AnswerCache } from './answer-cache.js';
import { CacheKeys } from './cache-key.js';
import { CacheRenewal } from './cache-renewal.js';
import { CacheStore } from './cache.store.js';
import { Refresher } from './refresher.js';

@Global()
@Module({ providers: [CacheKeys, CacheStore, Refresher, AnswerCache, CacheRenewal], exports: [AnswerCache, CacheKeys, CacheRenewal, Refresher] })
export class CacheModule {}
