import { Controller, Module, Res, type DynamicModule, type Type } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ReplyOf } from '#contract/api/endpoint.js';
import { SYSTEM } from '#contract/api/system.contract.js';
import { Serve } from '../endpoint/serve.js';
import { HEALTH_CHECKS, HealthChecks, type HealthCheck } from './health-checks.js';
import { OperationsService } from './operations.service.js';

@Controller()
class HealthController {
  constructor(private readonly health: HealthChecks) {}

  @Serve(SYSTEM.checkLive)
  async live(): Promise<{ ok: true }> {
    return { ok: true };
  }

  @Serve(SYSTEM.checkReady)
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReplyOf<typeof SYSTEM.checkReady>> {
    const [checks, mailCheckAge] = await Promise.all([this.health.run(), this.health.mailCheckAge()]);
    const ok = !this.health.draining && Object.values(checks).every(Boolean);
    void reply.status(ok ? 200 : 503).header('cache-control', 'no-store');
    return { ok, checks, mailCheckAge };
  }
}

@Module({})
export class HealthModule {
  /** `checks` are classes that `modules` export. */
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
