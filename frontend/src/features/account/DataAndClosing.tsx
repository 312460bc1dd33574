import { useEffect, useState } from 'react';
import { Closing, OWN_ACCOUNT } from '../../../../backend/src/contract/account.contract.js';
import { ACCOUNT } from '../../../../backend/src/contract/messages/own-account.js';
import { failureText, problemFrom } from '../../api/index.js';
import { Button, ButtonAnchor, Checkbox, Form, Notice, PasswordField, Status, Submit, useForm } from '../../ui/index.js';
import { useAuth } from '../session/index.js';
import { accountApi } from './account.api.js';
import { AFTER_CLOSING } from './just-closed.js';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
/** Milliseconds between two looks at whether the file is there. */
const LOOK_EVERY = 3_000;

/** Everything we hold about the person, as one file. */
export function MyData() {
  const [isWaiting, setWaiting] = useState(false);
  // Looks only while a file is being made: looking for ever would keep an unused session alive for ever.
  const { data } = accountApi.useExportStateQuery(undefined, { pollingInterval: isWaiting ? LOOK_EVERY : 0, skipPollingIfUnfocused: true });
  const [ask, { error }] = accountApi.useAskExportMutation();
  useEffect(() => {
    if (data) setWaiting(data.askedAt !== null && data.readyUntil === null);
  }, [data]);
  return (
    <>
      <p>{ACCOUNT.dataNote}</p>
      {error && <Notice tone="problem"><p>{failureText(error, ACCOUNT.failed)}</p></Notice>}
      <Status>{data?.readyUntil ? <p>{ACCOUNT.dataReady(when.format(new Date(data.readyUntil)))}</p> : isWaiting && <p>{ACCOUNT.dataAsked}</p>}</Status>
      <p>{data?.readyUntil && <ButtonAnchor href={OWN_ACCOUNT.exportFile.path} download>{ACCOUNT.dataDownload}</ButtonAnchor>} <Button kind="secondary" onClick={() => void ask().unwrap().then(() => setWaiting(true), () => setWaiting(false))}>{ACCOUNT.askData}</Button></p>
    </>
  );
}

export function CloseAccount({ hasPassword }: { hasPassword: boolean }) {
  const { logout } = useAuth();
  const [close] = accountApi.useCloseAccountMutation();
  const form = useForm({
    schema: Closing,
    read: (entries) => ({ current_password: entries.get('current_password') ?? undefined, sure: entries.has('sure') }),
    send: async (body) => {
      const answer = await close({ body });
      if ('error' in answer) return problemFrom(answer.error, ACCOUNT.failed);
      await logout();
      // A new document: nothing of the closed account stays in memory, and no guard of the page left behind leads elsewhere.
      window.location.replace(AFTER_CLOSING);
    },
  });
  return (
    <>
      <p>{ACCOUNT.closeNote}</p>
      <Form form={form} id="closing" action={OWN_ACCOUNT.close.path} label={ACCOUNT.close}>
        {hasPassword && <PasswordField name="current_password" label={ACCOUNT.currentPassword} autoComplete="current-password" required />}
        <Checkbox name="sure" label={ACCOUNT.sure} required />
        <Submit busy={ACCOUNT.closing}>{ACCOUNT.closeButton}</Submit>
      </Form>
    </>
  );
}
