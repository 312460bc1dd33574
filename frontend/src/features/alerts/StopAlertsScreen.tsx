import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { failureText } from '#api/index.js';
import { ALERTS_STOPPED } from '#contract/changes/alerts.contract.js';
import { ALERT_ERRORS } from '#contract/messages/changes/alert-errors.js';
import { CHANGE_ALERTS } from '#contract/messages/changes/change-alerts.js';
import { PAGES } from '#contract/pages.js';
import { Button, ButtonLink, Notice, Outcome, Panel, useHydrated } from '#ui/index.js';
import { alertsApi } from './alerts.api.js';

const { stopPage: WORDS } = CHANGE_ALERTS;

/**
 * The page of the link in each mail about changes. One press ends the mails, without logging in. Opening the page ends
 * nothing, because programs that check mails open the links in them. The form has no address of its own, so a browser
 * without scripts sends it to the address of the page, which includes the secret of the link.
 */
export default function StopAlertsScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const hasNoToken = useHydrated() && token === '';
  const [stop, { isLoading, isSuccess, error }] = alertsApi.useStopAlertsMutation();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isLoading) void stop({ query: { token } });
  }
  return (
    <Panel>
      <h1>{PAGES.stopAlerts.title}</h1>
      {!isSuccess && (
        <p id={ALERTS_STOPPED} className="when-target">
          <strong>{CHANGE_ALERTS.stopped}</strong>
        </p>
      )}
      <div className="stack until-target">
        {error && (
          <Notice tone="problem">
            <p>{failureText(error, WORDS.failed)}</p>
          </Notice>
        )}
        {hasNoToken && <p>{ALERT_ERRORS['alerts.linkUnknown'].message}</p>}
        {!hasNoToken && !isSuccess && (
          <form className="stack" method="post" onSubmit={submit}>
            <p>{WORDS.text}</p>
            <p>
              <Button type="submit" aria-disabled={isLoading}>
                {CHANGE_ALERTS.mail.stop}
              </Button>
            </p>
          </form>
        )}
      </div>
      <Outcome>{isSuccess && <p>{CHANGE_ALERTS.stopped}</p>}</Outcome>
      <p>
        <ButtonLink kind="secondary" to={PAGES.dashboard.path}>
          {WORDS.account}
        </ButtonLink>
      </p>
    </Panel>
  );
}
