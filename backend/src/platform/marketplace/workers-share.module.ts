import { Global, Module } from '@nestjs/common';
import { CALL_SHARE } from './key-budget.js';

/** For the worker process: what it asks the marketplace is for nobody who waits. */
@Global()
@Module({ providers: [{ provide: CALL_SHARE, useValue: 'workers' }], exports: [CALL_SHARE] })
export class WorkersShareModule {}
