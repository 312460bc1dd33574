import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InputOf, ReplyOf } from '../../contract/endpoint.js';
import { PLANS } from '../../contract/plans.contract.js';
import { sendAnswer } from '../../platform/cache/send-answer.js';
import { Input, Serve } from '../../platform/http/serve.js';
import { PlansService } from './plans.service.js';

/** Saved answers leave as bytes: they were checked and written once, when the marketplace gave them. */
@Controller()
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @Serve(PLANS.counties)
  async counties(@Input() input: InputOf<typeof PLANS.counties>, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    return sendAnswer(await this.plans.counties(input.params.zip), request, reply);
  }

  @Serve(PLANS.marketYears)
  marketYears(): Promise<ReplyOf<typeof PLANS.marketYears>> {
    return this.plans.marketYears();
  }

  @Serve(PLANS.search)
  async search(@Input() input: InputOf<typeof PLANS.search>, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    return sendAnswer(await this.plans.search(input.body), request, reply);
  }

  @Serve(PLANS.batch)
  async batch(@Input() input: InputOf<typeof PLANS.batch>, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    return sendAnswer(await this.plans.batch(input.body), request, reply);
  }

  @Serve(PLANS.detail)
  async detail(@Input() input: InputOf<typeof PLANS.detail>, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    return sendAnswer(await this.plans.plan(input.params.id, input.query.year), request, reply);
  }
}
