import { useState } from 'react';
import { failureText, fetchFile, problemFrom, saveFile } from '#api/index.js';
import { Closing, OWN_ACCOUNT } from '#contract/api/account.contract.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { useAuth, useFreshSignIn } from '#features/session/index.js';
import { Button, Checkbox, Form, Notice, Status, Submit, useForm } from '#ui/index.js';
import { AFTER_CLOSING } from '../after-closing.js';
import { CurrentPassword } from './DetailsForms.js';
import { ownAccountApi } from './own-account.api.js';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
/** Polling interval, in milliseconds, while the file with the person's data is being created. */
const POLL_EVERY = 3_000;
/** Time limit, in milliseconds, for downloading the file. */
const DOWNLOAD_TIMEOUT = 60_000;
const TYPE = 'application/json';
const { useQueryState, useQuerySubscription } = ownAccountApi.endpoints.exportState;

async function download(): Promise<{ error?: unknown }> {
  try {
    const { body } = await fetchFile(OWN_ACCOUNT.downloadExport.path, TYPE, AbortSignal.timeout(DOWNLOAD_TIMEOUT));
    saveFile(await new Response(body, { headers: { 'content-type': TYPE } }).blob(), 'my-data.json');
    return {};
  } catch (error) {
    return { error };
  }
}

export function MyData() {
  const { data, error: notRead } = useQueryState();
  const isWaiting = data !== undefined && data.askedAt !== null && data.readyUntil === null;
  // Poll only while the export is being created. Otherwise, the session stays alive even if the person has left.
  useQuerySubscription(undefined, { pollingInterval: isWaiting ? POLL_EVERY : 0 });
  const [ask] = ownAccountApi.useRequestExportMutation();
  const { fresh, dialog } = useFreshSignIn();
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (request: () => PromiseLike<{ error?: unknown }>): Promise<void> => {
    setFailure(null);
    const { error } = await fresh(request);
    setFailure(error);
  };
  const error = failure ?? notRead;
  return (
    <>
      <p>{ACCOUNT.dataNote}</p>
      {error && <Notice tone="problem" text={failureText(error, ACCOUNT.failed)} />}
      <Status>
        {data?.readyUntil ? (
          <p>{ACCOUNT.dataReady(when.format(new Date(data.readyUntil)))}</p>
        ) : (
          isWaiting && <p>{ACCOUNT.exportRequested}</p>
        )}
      </Status>
      <p>
        {data?.readyUntil && <Button onClick={() => void send(download)}>{ACCOUNT.dataDownload}</Button>}{' '}
        <Button kind="secondary" onClick={() => void send(ask)}>
          {ACCOUNT.askData}
        </Button>
      </p>
      {dialog}
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
      // A new document removes the closed account's data from memory and avoids a redirect by a route guard.
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
