import { Controller } from '@nestjs/common';
import type { InputOf } from '#contract/api/endpoint.js';
import { JOBS, type JobDetail, type JobsOutcome, type JobsOverview } from '#contract/api/jobs.contract.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { JobActionsService } from './job-actions.service.js';

/** No personal data is returned, because jobs contain only ids. */
@Controller()
export class JobsController {
  constructor(private readonly actions: JobActionsService) {}

  @Serve(JOBS.getOverview)
  async overview(@Input() { query }: InputOf<typeof JOBS.getOverview>): Promise<JobsOverview> {
    return this.actions.overview(query);
  }

  @Serve(JOBS.get)
  async detail(@Input() { params }: InputOf<typeof JOBS.get>): Promise<JobDetail> {
    return this.actions.detail(params.queue, params.job);
  }

  @Serve(JOBS.retry)
  async retry(@CurrentUser() actor: AuthContext, @Input() { body }: InputOf<typeof JOBS.retry>): Promise<JobsOutcome> {
    return this.actions.retry(actor, body);
  }

  @Serve(JOBS.discard)
  async discard(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof JOBS.discard>,
  ): Promise<JobsOutcome> {
    return this.actions.discard(actor, body);
  }

  @Serve(JOBS.pause)
  async pause(
    @CurrentUser() actor: AuthContext,
    @Input() { params, body }: InputOf<typeof JOBS.pause>,
  ): Promise<{ ok: true }> {
    await this.actions.pause(actor, params.queue, body.reason);
    return { ok: true };
  }

  @Serve(JOBS.resume)
  async resume(
    @CurrentUser() actor: AuthContext,
    @Input() { params, body }: InputOf<typeof JOBS.resume>,
  ): Promise<{ ok: true }> {
    await this.actions.resume(actor, params.queue, body.reason);
    return { ok: true };
  }
}
