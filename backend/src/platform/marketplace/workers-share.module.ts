import { Global, Module } from '@nestjs/common';
import { CALL_SHARE } from './key-budget.js';

/**
 * Marks the marketplace calls of a worker process as `workers` calls, which yield to calls for people, because nobody
 * waits for their answers.
 */
@Global()
@Module({ providers: [{ provide: CALL_SHARE, useValue: 'workers' }], exports: [CALL_SHARE] })
export class WorkersShareModule {}
