import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { PLANS } from '#contract/api/plans.contract.js';
import { NEXT_YEAR } from '#contract/changes/next-year.contract.js';
import { sendCacheResult } from '#platform/cache/send-cache-result.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { PlansService } from './plans.service.js';

/** Cached replies are sent as bytes: they were validated before they were cached. */
@Controller()
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @Serve(PLANS.listCounties)
  async counties(@Input() { params }: InputOf<typeof PLANS.listCounties>): Promise<ReplyOf<typeof PLANS.listCounties>> {
    return this.plans.counties(params.zip);
  }

  @Serve(PLANS.listMarketYears)
  marketYears(): Promise<ReplyOf<typeof PLANS.listMarketYears>> {
    return this.plans.marketYears();
  }

  @Serve(PLANS.listPastYears)
  pastYears(@Input() { params }: InputOf<typeof PLANS.listPastYears>): Promise<ReplyOf<typeof PLANS.listPastYears>> {
    return this.plans.pastYears(params.fips);
  }

  @Serve(PLANS.search)
  async search(
    @Input() input: InputOf<typeof PLANS.search>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendCacheResult(await this.plans.search(input.body), request, reply);
  }

  @Serve(PLANS.getBatch)
  async batch(
    @Input() input: InputOf<typeof PLANS.getBatch>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendCacheResult(await this.plans.batch(input.body), request, reply);
  }

  @Serve(PLANS.ownCareCosts)
  ownCareCosts(@Input() { body }: InputOf<typeof PLANS.ownCareCosts>): Promise<ReplyOf<typeof PLANS.ownCareCosts>> {
    return this.plans.ownCareCosts(body);
  }

  @Serve(NEXT_YEAR.get)
  renewal(@Input() { body }: InputOf<typeof NEXT_YEAR.get>): Promise<ReplyOf<typeof NEXT_YEAR.get>> {
    return this.plans.renewal(body);
  }

  @Serve(PLANS.get)
  async detail(
    @Input() input: InputOf<typeof PLANS.get>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendCacheResult(await this.plans.plan(input.params.id, input.query.year), request, reply);
  }
}
