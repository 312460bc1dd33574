import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SYSTEM } from '../../contract/system.contract.js';
import { Serve } from '../http/serve.js';
import { HealthChecks } from './health-checks.js';

@Controller()
export class HealthController {
  constructor(private readonly health: HealthChecks) {}

  @Serve(SYSTEM.live)
  async live(): Promise<{ ok: true }> {
    return { ok: true };
  }

  @Serve(SYSTEM.ready)
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ ok: boolean; checks: Record<string, boolean> }> {
    const checks = await this.health.run();
    const ok = !this.health.draining && Object.values(checks).every(Boolean);
    void reply.status(ok ? 200 : 503).header('cache-control', 'no-store');
    return { ok, checks };
  }
}
