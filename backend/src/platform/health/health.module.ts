import { Global, Module } from '@nestjs/common';
import { HealthChecks } from './health-checks.js';
import { HealthController } from './health.controller.js';
import { Operations } from './operations.js';

@Global()
@Module({ controllers: [HealthController], providers: [HealthChecks, Operations], exports: [HealthChecks, Operations] })
export class HealthModule {}
