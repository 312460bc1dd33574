import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { HEALTH_CHECKS, HealthChecks, type HealthCheck } from './health-checks.js';
import { HealthController } from './health.controller.js';
import { OperationsService } from './operations.service.js';

@Module({})
export class HealthModule {
  /**
   * Creates the module with health checks provided by other modules. `checks` are the classes of these checks, and
   * `modules` are the modules that export them.
   */
  static with(modules: Type[], checks: Type<HealthCheck>[]): DynamicModule {
    return {
      module: HealthModule,
      global: true,
      imports: modules,
      controllers: [HealthController],
      providers: [
        { provide: HEALTH_CHECKS, inject: checks, useFactory: (...all: HealthCheck[]) => all },
        HealthChecks,
        OperationsService,
      ],
      exports: [HealthChecks, OperationsService],
    };
  }
}
