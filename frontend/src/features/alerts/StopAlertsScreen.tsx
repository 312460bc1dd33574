import { useSearchParams } from 'react-router';
import { failureText } from '#api/index.js';
import { ALERT_ERRORS } from '#contract/messages/plans/alert-errors.js';
import { CHANGE_ALERTS } from '#contract/messages/plans/change-alerts.js';
import { PAGES } from '#contract/pages.js';
import { Button, ButtonLink, Notice, Panel, Status } from '#ui/index.js';
import { alertsApi } from './alerts.api.js';

const { stopPage: WORDS } = CHANGE_ALERTS;

/**
 * The page of the link in each mail about changes. One press ends the mails, without logging in. Opening the page ends
 * nothing, because programs that check mails open the links in them.
 */
export default function StopAlertsScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [stop, { isLoading, isSuccess, error }] = alertsApi.useStopAlertsMutation();
  return (
    <Panel>
      <h1>{PAGES.stopAlerts.title}</h1>
      {error && (
        <Notice tone="problem">
          <p>{failureText(error, WORDS.failed)}</p>
        </Notice>
      )}
      {token === '' && <p>{ALERT_ERRORS['alerts.linkUnknown'].message}</p>}
      {token !== '' && !isSuccess && (
        <>
          <p>{WORDS.text}</p>
          <p>
            <Button aria-disabled={isLoading} onClick={() => void (isLoading || stop({ query: { token } }))}>
              {CHANGE_ALERTS.mail.stop}
            </Button>
          </p>
        </>
      )}
      <Status>{isSuccess && <p>{CHANGE_ALERTS.stopped}</p>}</Status>
      <p>
        <ButtonLink kind="secondary" to={PAGES.dashboard.path}>
          {WORDS.account}
        </ButtonLink>
      </p>
    </Panel>
  );
}
