import { useEffect, useRef, useState } from 'react';
import { CONFIRM } from '../../../../backend/src/contract/messages/account.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { isFailure } from '../../api/index.js';
import { ButtonLink, Panel, Status } from '../../ui/index.js';
import { accountApi } from './account.api.js';
import { takeToken } from './take-token.js';

type State = { is: 'busy' } | { is: 'done' } | { is: 'failed'; message: string };

const messageOf = (failure: unknown): string => {
  if (!isFailure(failure) || typeof failure.status !== 'number') return CONFIRM.wrong;
  return failure.detail ?? CONFIRM.failed;
};

/** The link's token is spent by this script, not by whoever fetches the page: mail scanners open links, too. */
function useConfirm(): State {
  const [confirm] = accountApi.useConfirmMutation();
  const [state, setState] = useState<State>({ is: 'busy' });
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const token = takeToken();
    if (!token) return setState({ is: 'failed', message: CONFIRM.missing });
    confirm({ query: { token } }).unwrap().then(() => setState({ is: 'done' }), (failure: unknown) => setState({ is: 'failed', message: messageOf(failure) }));
  }, [confirm]);
  return state;
}

export default function ConfirmScreen() {
  const state = useConfirm();
  return (
    <Panel>
      {/* Read out when it changes: for somebody who only listens it is all that happens here. */}
      <div role="status"><h1>{{ busy: CONFIRM.busy, done: CONFIRM.done, failed: CONFIRM.failedTitle }[state.is]}</h1></div>
      <Status>{state.is === 'failed' && <p>{state.message}</p>}</Status>
      {state.is === 'done' && <p><ButtonLink to={PAGES.login.path}>{CONFIRM.login}</ButtonLink></p>}
      {state.is === 'failed' && <p><ButtonLink to={PAGES.signUp.path}>{CONFIRM.again}</ButtonLink></p>}
    </Panel>
  );
}
