import { Controller } from '@nestjs/common';
import { DEADLINE_CALLS } from '#contract/api/deadlines.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { MyDeadlinesRepository } from './my-deadlines.repository.js';

@Controller()
export class DeadlinesController {
  constructor(private readonly deadlines: MyDeadlinesRepository) {}

  @Serve(DEADLINE_CALLS.findMine)
  async find(@CurrentUser() { userId }: AuthContext): Promise<ReplyOf<typeof DEADLINE_CALLS.findMine>> {
    return { answers: await this.deadlines.find(userId) };
  }

  @Serve(DEADLINE_CALLS.saveMine)
  async save(
    @CurrentUser() { userId }: AuthContext,
    @Input() { body }: InputOf<typeof DEADLINE_CALLS.saveMine>,
  ): Promise<ReplyOf<typeof DEADLINE_CALLS.saveMine>> {
    return { answers: await this.deadlines.save(userId, body.answers) };
  }
}
