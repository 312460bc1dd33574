import { Controller, Module, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import {
  SHARES_CALLS,
  type SharedFigures,
  type SharedView,
  type ShareListed,
  type ShareMade,
} from '#contract/api/shares.contract.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { DrugsModule } from '../drugs/index.js';
import { PlansModule } from '../plans/index.js';
import { ProvidersModule } from '../providers/index.js';
import { UsersModule } from '../users/index.js';
import { SharedPlans } from './shared-plans.js';
import { SharesRepository } from './shares.repository.js';
import { SharesService } from './shares.service.js';

@Controller()
class SharesController {
  constructor(private readonly shares: SharesService) {}

  @Serve(SHARES_CALLS.preview)
  preview(
    @CurrentUser() { userId }: AuthContext,
    @Input() { body }: InputOf<typeof SHARES_CALLS.preview>,
  ): Promise<SharedFigures> {
    return this.shares.preview(userId, body);
  }

  @Serve(SHARES_CALLS.make)
  make(
    @CurrentUser() { userId }: AuthContext,
    @Input() { body }: InputOf<typeof SHARES_CALLS.make>,
  ): Promise<ShareMade> {
    return this.shares.make(userId, body);
  }

  @Serve(SHARES_CALLS.list)
  list(@CurrentUser() { userId }: AuthContext): Promise<ShareListed[]> {
    return this.shares.list(userId);
  }

  @Serve(SHARES_CALLS.end)
  async end(
    @CurrentUser() { userId }: AuthContext,
    @Input() { params }: InputOf<typeof SHARES_CALLS.end>,
  ): Promise<ReplyOf<typeof SHARES_CALLS.end>> {
    await this.shares.end(userId, params.id);
    return { ok: true };
  }

  @Serve(SHARES_CALLS.open)
  open(
    @Input() { body }: InputOf<typeof SHARES_CALLS.open>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedView> {
    void reply.header('x-robots-tag', 'noindex');
    return this.shares.open(body.token, request.auth?.userId ?? null);
  }
}

@Module({
  imports: [UsersModule, PlansModule, DrugsModule, ProvidersModule],
  controllers: [SharesController],
  providers: [SharedPlans, SharesRepository, SharesService],
  exports: [SharesRepository],
})
export class SharesModule {}
