import { failureText, problemFrom } from '#api/index.js';
import { Closing, OWN_ACCOUNT } from '#contract/api/account.contract.js';
import { ACCOUNT } from '#contract/messages/account/own-account.js';
import { useAuth } from '#features/session/index.js';
import { Button, ButtonAnchor, Checkbox, Form, Notice, Status, Submit, useForm } from '#ui/index.js';
import { AFTER_CLOSING } from '../after-closing.js';
import { CurrentPassword } from './CurrentPassword.js';
import { ownAccountApi } from './own-account.api.js';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
/** Polling interval, in milliseconds, while the file with the person's data is being created. */
const POLL_EVERY = 3_000;
const { useQueryState, useQuerySubscription } = ownAccountApi.endpoints.exportState;

export function MyData() {
  const { data, error: notRead } = useQueryState();
  const isWaiting = data !== undefined && data.askedAt !== null && data.readyUntil === null;
  // Poll only while the data export is being created. Endless polling would keep the session alive even if the person
  // has left.
  useQuerySubscription(undefined, { pollingInterval: isWaiting ? POLL_EVERY : 0 });
  const [ask, { error: notRequested }] = ownAccountApi.useRequestExportMutation();
  const error = notRequested ?? notRead;
  return (
    <>
      <p>{ACCOUNT.dataNote}</p>
      {error && (
        <Notice tone="problem">
          <p>{failureText(error, ACCOUNT.failed)}</p>
        </Notice>
      )}
      <Status>
        {data?.readyUntil ? (
          <p>{ACCOUNT.dataReady(when.format(new Date(data.readyUntil)))}</p>
        ) : (
          isWaiting && <p>{ACCOUNT.exportRequested}</p>
        )}
      </Status>
      <p>
        {data?.readyUntil && (
          <ButtonAnchor href={OWN_ACCOUNT.downloadExport.path} download>
            {ACCOUNT.dataDownload}
          </ButtonAnchor>
        )}{' '}
        <Button kind="secondary" onClick={() => void ask()}>
          {ACCOUNT.askData}
        </Button>
      </p>
    </>
  );
}

export function CloseAccount({ hasPassword }: { hasPassword: boolean }) {
  const { logout } = useAuth();
  const [close] = ownAccountApi.useCloseAccountMutation();
  const form = useForm({
    schema: Closing,
    read: (entries) => ({ current_password: entries.get('current_password') ?? undefined, sure: entries.has('sure') }),
    send: async (body) => {
      const answer = await close({ body });
      if ('error' in answer) return problemFrom(answer.error, ACCOUNT.failed);
      await logout();
      // Loading a new document removes the data of the closed account from memory and avoids a redirect by a route
      // guard.
      window.location.replace(AFTER_CLOSING);
    },
  });
  return (
    <>
      <p>{ACCOUNT.closeNote}</p>
      <Form form={form} id="closing" action={OWN_ACCOUNT.close.path} label={ACCOUNT.close}>
        {hasPassword && <CurrentPassword />}
        <Checkbox name="sure" label={ACCOUNT.sure} required />
        <Submit busy={ACCOUNT.closing}>{ACCOUNT.closeButton}</Submit>
      </Form>
    </>
  );
}
