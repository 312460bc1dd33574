import { Global, Module } from '@nestjs/common';
import { CacheModule } from './cache.module.js';
import { HotLane } from './hot-lane.js';

/** For the web process alone: workers answer nobody. */
@Global()
@Module({ imports: [CacheModule], providers: [HotLane], exports: [HotLane] })
export class HotLaneModule {}
