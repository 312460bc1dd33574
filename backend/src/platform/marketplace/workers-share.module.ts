import { Global, Module } from '@nestjs/common';
import { CALL_SHARE } from './key-budget.js';

/**
 * Labels the marketplace calls of a worker process with `workers`. Calls for people have priority over them, because no
 * one is waiting for a worker's answers.
 */
@Global()
@Module({ providers: [{ provide: CALL_SHARE, useValue: 'workers' }], exports: [CALL_SHARE] })
export class WorkersShareModule {}
