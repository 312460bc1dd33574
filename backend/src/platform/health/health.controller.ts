import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ReplyOf } from '#contract/api/endpoint.js';
import { SYSTEM } from '#contract/api/system.contract.js';
import { Serve } from '../endpoint/serve.js';
import { HealthChecks } from './health-checks.js';

@Controller()
export class HealthController {
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
