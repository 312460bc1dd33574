import { Controller } from '@nestjs/common';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { ALERT_CALLS, type AlertSettings, type LinkedMails } from '#contract/changes/alerts.contract.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { AlertsService } from './alerts.service.js';

@Controller()
export class AlertsController {
  constructor(private readonly alerts: AlertsService) {}

  @Serve(ALERT_CALLS.list)
  async list(@CurrentUser() { userId }: AuthContext): Promise<ReplyOf<typeof ALERT_CALLS.list>> {
    const { settings, changes } = await this.alerts.list(userId);
    return { settings, changes: changes.map((found) => ({ ...found, foundAt: found.foundAt.toISOString() })) };
  }

  @Serve(ALERT_CALLS.set)
  set(
    @CurrentUser() { userId }: AuthContext,
    @Input() { body }: InputOf<typeof ALERT_CALLS.set>,
  ): Promise<AlertSettings> {
    return this.alerts.set(userId, body.isOn);
  }

  @Serve(ALERT_CALLS.stop)
  async stop(@Input() { query }: InputOf<typeof ALERT_CALLS.stop>): Promise<ReplyOf<typeof ALERT_CALLS.stop>> {
    return { ok: true, topic: await this.alerts.stopByLink(query.token) };
  }

  @Serve(ALERT_CALLS.getByLink)
  getByLink(@Input() { query }: InputOf<typeof ALERT_CALLS.getByLink>): Promise<LinkedMails> {
    return this.alerts.getByLink(query.token);
  }
}
