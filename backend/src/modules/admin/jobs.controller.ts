import { Controller } from '@nestjs/common';
import type { InputOf, ReplyOf } from '../../contract/endpoint.js';
import { type JobDetail, JOBS, type JobsOutcome, type JobsOverview } from '../../contract/jobs.contract.js';
import { type AuthContext, CurrentUser } from '../../platform/http/auth-context.js';
import { Input, Serve } from '../../platform/http/serve.js';
import { JobDesk } from '../../platform/queue/job-desk.js';
import { JobActions } from './job-actions.service.js';

/** Queues and jobs to look at and act on. No people: jobs hold ids only. */
@Controller()
export class JobsController {
  constructor(
    private readonly desk: JobDesk,
    private readonly actions: JobActions,
  ) {}

  @Serve(JOBS.overview)
  async overview(): Promise<JobsOverview> {
    return this.actions.overview();
  }

  @Serve(JOBS.list)
  async list(@Input() { query }: InputOf<typeof JOBS.list>): Promise<ReplyOf<typeof JOBS.list>> {
    return this.desk.list(query);
  }

  @Serve(JOBS.failures)
  async failures(): Promise<ReplyOf<typeof JOBS.failures>> {
    return { groups: await this.desk.failures() };
  }

  @Serve(JOBS.detail)
  async detail(@Input() { params }: InputOf<typeof JOBS.detail>): Promise<JobDetail> {
    return this.actions.detail(params.queue, params.job);
  }

  @Serve(JOBS.retry)
  async retry(@CurrentUser() actor: AuthContext, @Input() { body }: InputOf<typeof JOBS.retry>): Promise<JobsOutcome> {
    return this.actions.retry(actor, body.queue, body.ids, body.dry_run);
  }

  @Serve(JOBS.discard)
  async discard(@CurrentUser() actor: AuthContext, @Input() { body }: InputOf<typeof JOBS.discard>): Promise<JobsOutcome> {
    return this.actions.discard(actor, body.queue, body.ids, body.reason, body.dry_run);
  }

  @Serve(JOBS.pause)
  async pause(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof JOBS.pause>): Promise<{ ok: true }> {
    await this.actions.pause(actor, params.queue);
    return { ok: true };
  }

  @Serve(JOBS.resume)
  async resume(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof JOBS.resume>): Promise<{ ok: true }> {
    await this.actions.resume(actor, params.queue);
    return { ok: true };
  }
}
