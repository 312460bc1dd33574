import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { causeOf, isFailure } from '#api/index.js';
import { PAGES } from '#contract/pages.js';
import { Button, ButtonLink, Panel, Status, useFocusRecovery } from '#ui/index.js';
import { accountApi } from './account.api.js';
import { isLinkUsedHere, markLinkUsedHere, readLinkToken, removeLinkToken } from './link-token.js';
import { CONFIRM } from './messages.js';
import { ResendForm } from './ResendForm.js';

/**
 * `again` says in the state `busy` whether the attempt is a repeated one, and in `failed` whether another may help: not
 * if the server has rejected the link.
 */
type State =
  | { is: 'busy'; again: boolean }
  | { is: 'done'; already: boolean }
  | { is: 'failed'; again: boolean; message: string; advice?: string };

function failedState(failure: unknown): State {
  if (!isFailure(failure) || typeof failure.status !== 'number')
    return { is: 'failed', again: true, message: CONFIRM.wrong, advice: causeOf(failure) ?? CONFIRM.unreached };
  const message = failure.detail ?? CONFIRM.failed;
  const isRefused = failure.status === 400 && failure.code !== undefined;
  return { is: 'failed', again: !isRefused, message, advice: isRefused ? undefined : CONFIRM.busyServer };
}

/** Confirms the address by a script: merely opening the link confirms nothing, because mail scanners open links. */
function useConfirm(): [State, () => Promise<void>] {
  const [confirm] = accountApi.useConfirmMutation();
  const [state, setState] = useState<State>({ is: 'busy', again: false });
  const token = useRef<string>(null);
  const ask = useCallback(async () => {
    if (!token.current)
      return setState(
        isLinkUsedHere() ? { is: 'done', already: true } : { is: 'failed', again: false, message: CONFIRM.missing },
      );
    const next = await confirm({ query: { token: token.current } })
      .unwrap()
      .then(({ already }): State => ({ is: 'done', already }), failedState);
    if (next.is === 'done' || (next.is === 'failed' && !next.again)) removeLinkToken('confirmation');
    if (next.is === 'done') markLinkUsedHere();
    setState(next);
  }, [confirm]);
  useEffect(() => {
    if (token.current !== null) return;
    token.current = readLinkToken('confirmation');
    void ask();
  }, [ask]);
  async function askAgain(): Promise<void> {
    if (state.is === 'busy') return;
    setState({ is: 'busy', again: true });
    await ask();
  }
  return [state, askAgain];
}

function NewMail() {
  return (
    <>
      <h2>{CONFIRM.newMail}</h2>
      <p>{CONFIRM.newMailText}</p>
      <ResendForm label={CONFIRM.newMail} />
      <p>
        {CONFIRM.newAddress} <Link to={PAGES.account.path}>{PAGES.account.title}</Link>.
      </p>
    </>
  );
}

export default function ConfirmScreen() {
  useFocusRecovery();
  const [state, askAgain] = useConfirm();
  return (
    <Panel>
      <div role="status">
        <h1>{{ busy: CONFIRM.busy, done: CONFIRM.done, failed: CONFIRM.failedTitle }[state.is]}</h1>
      </div>
      <Status>
        {state.is === 'failed' && (
          <>
            <p>{state.message}</p>
            {state.advice && <p>{state.advice}</p>}
          </>
        )}
        {state.is === 'done' && state.already && <p>{CONFIRM.already}</p>}
      </Status>
      {state.is !== 'done' && state.again && (
        <p>
          <Button aria-disabled={state.is === 'busy'} onClick={() => void askAgain()}>
            {CONFIRM.checkAgain}
          </Button>
        </p>
      )}
      {state.is === 'done' && (
        <p>
          <ButtonLink to={PAGES.login.path}>{CONFIRM.login}</ButtonLink>
        </p>
      )}
      {state.is === 'failed' && !state.again && <NewMail />}
      {state.is === 'failed' && (
        <p>
          <ButtonLink kind="secondary" to={PAGES.signUp.path}>
            {CONFIRM.again}
          </ButtonLink>
        </p>
      )}
    </Panel>
  );
}
