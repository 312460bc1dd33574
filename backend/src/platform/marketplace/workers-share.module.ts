import { Global, Module } from '@nestjs/common';
import { CALL_SHARE } from './key-budget.js';

/**
 * Marks the marketplace calls of a worker process as `workers`. Calls for people have priority, because no one waits
 * for the answers to a worker's calls.
 */
@Global()
@Module({ providers: [{ provide: CALL_SHARE, useValue: 'workers' }], exports: [CALL_SHARE] })
export class WorkersShareModule {}
