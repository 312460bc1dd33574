import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import type { AlertSettings } from '#contract/changes/alerts.contract.js';
import { DEADLINE_CALLS } from '#contract/deadlines/deadlines.contract.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { DeadlinesService } from './deadlines.service.js';

const ENDING = '.ics';

@Controller()
export class DeadlinesController {
  constructor(private readonly deadlines: DeadlinesService) {}

  @Serve(DEADLINE_CALLS.findMine)
  async find(@CurrentUser() { userId }: AuthContext): Promise<ReplyOf<typeof DEADLINE_CALLS.findMine>> {
    return { answers: await this.deadlines.find(userId), ages: await this.deadlines.agesOf(userId) };
  }

  @Serve(DEADLINE_CALLS.saveMine)
  async save(
    @CurrentUser() { userId }: AuthContext,
    @Input() { body }: InputOf<typeof DEADLINE_CALLS.saveMine>,
  ): Promise<ReplyOf<typeof DEADLINE_CALLS.saveMine>> {
    return { answers: await this.deadlines.save(userId, body.answers) };
  }

  @Serve(DEADLINE_CALLS.findReminders)
  findReminders(@CurrentUser() { userId }: AuthContext): Promise<AlertSettings> {
    return this.deadlines.reminders(userId);
  }

  @Serve(DEADLINE_CALLS.setReminders)
  setReminders(
    @CurrentUser() { userId }: AuthContext,
    @Input() { body }: InputOf<typeof DEADLINE_CALLS.setReminders>,
  ): Promise<AlertSettings> {
    return this.deadlines.setReminders(userId, body.isOn);
  }

  @Serve(DEADLINE_CALLS.findCalendar)
  async findCalendar(@CurrentUser() { userId }: AuthContext): Promise<ReplyOf<typeof DEADLINE_CALLS.findCalendar>> {
    return { since: await this.deadlines.calendarSince(userId) };
  }

  @Serve(DEADLINE_CALLS.makeCalendar)
  async makeCalendar(@CurrentUser() { userId }: AuthContext): Promise<ReplyOf<typeof DEADLINE_CALLS.makeCalendar>> {
    return { file: (await this.deadlines.makeCalendar(userId)) + ENDING };
  }

  @Serve(DEADLINE_CALLS.endCalendar)
  async endCalendar(@CurrentUser() { userId }: AuthContext): Promise<ReplyOf<typeof DEADLINE_CALLS.endCalendar>> {
    await this.deadlines.endCalendar(userId);
    return { ok: true };
  }

  @Serve(DEADLINE_CALLS.fetchCalendar)
  async fetchCalendar(
    @Input() { params }: InputOf<typeof DEADLINE_CALLS.fetchCalendar>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const file = await this.deadlines.calendarAt(params.file.slice(0, -ENDING.length));
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    return Buffer.from(file);
  }
}
