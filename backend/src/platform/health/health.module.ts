import { Global, Module } from '@nestjs/common';
import { HealthChecks } from './health-checks.js';
import { HealthController } from './health.controller.js';
import { OperationsService } from './operations.service.js';

@Global()
@Module({
  controllers: [HealthController],
  providers: [HealthChecks, OperationsService],
  exports: [HealthChecks, OperationsService],
})
export class HealthModule {}
