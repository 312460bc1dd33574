import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionReply } from '#contract/api/auth.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { SECOND_FACTOR_CALLS as CALLS } from '#contract/api/second-factor.contract.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { IdentityProof } from './second-factor/identity-proof.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SecondStepService } from './second-factor/second-step.service.js';
import { SessionCookie } from './session/session-cookie.js';
import { sessionReply } from './session/session-reply.js';
import { SessionStart } from './sign-in/session-start.js';

type Done = { ok: true };
const DONE: Done = { ok: true };

@Controller()
export class SecondFactorController {
  constructor(
    private readonly steps: SecondStepService,
    private readonly proof: IdentityProof,
    private readonly factors: SecondFactorService,
    private readonly start: SessionStart,
    private readonly cookie: SessionCookie,
  ) {}

  @Serve(CALLS.startSecondStep)
  startStep(@Req() request: FastifyRequest): Promise<ReplyOf<typeof CALLS.startSecondStep>> {
    return this.steps.ways(this.cookie.readPending(request));
  }

  @Serve(CALLS.completeSecondStep)
  async completeStep(
    @Req() request: FastifyRequest,
    @Input() { body }: InputOf<typeof CALLS.completeSecondStep>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionReply> {
    const { user, by } = await this.steps.complete(this.cookie.readPending(request), body);
    this.cookie.clearPending(reply);
    await this.start.start(request, reply, user, by);
    return sessionReply(user, false);
  }

  @Serve(CALLS.startProof)
  startProof(@CurrentUser() actor: AuthContext): Promise<ReplyOf<typeof CALLS.startProof>> {
    return this.proof.ways(actor);
  }

  @Serve(CALLS.prove)
  async prove(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.prove>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    this.cookie.replace(reply, await this.proof.prove(actor, body));
    return DONE;
  }

  @Serve(CALLS.list)
  list(@CurrentUser() actor: AuthContext): Promise<ReplyOf<typeof CALLS.list>> {
    return this.factors.list(actor);
  }

  @Serve(CALLS.startApp)
  startApp(@CurrentUser() actor: AuthContext): Promise<ReplyOf<typeof CALLS.startApp>> {
    return this.factors.startApp(actor);
  }

  @Serve(CALLS.addApp)
  addApp(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.addApp>,
  ): Promise<ReplyOf<typeof CALLS.addApp>> {
    return this.factors.addApp(actor, body.code);
  }

  @Serve(CALLS.startPasskey)
  startPasskey(@CurrentUser() actor: AuthContext): Promise<ReplyOf<typeof CALLS.startPasskey>> {
    return this.factors.startPasskey(actor);
  }

  @Serve(CALLS.addPasskey)
  addPasskey(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.addPasskey>,
  ): Promise<ReplyOf<typeof CALLS.addPasskey>> {
    return this.factors.addPasskey(actor, body.name, body.passkey);
  }

  @Serve(CALLS.renewCodes)
  renewCodes(@CurrentUser() actor: AuthContext): Promise<ReplyOf<typeof CALLS.renewCodes>> {
    return this.factors.renewCodes(actor);
  }

  @Serve(CALLS.remove)
  async remove(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.remove>): Promise<Done> {
    await this.factors.remove(actor, params.id);
    return DONE;
  }
}
