import { useState } from 'react';
import { failureText, withCause } from '#api/index.js';
import type { ShareListed } from '#contract/api/shares.contract.js';
import { SHARE_PARTS } from '#contract/limits/plans.js';
import { useAuth } from '#features/session/index.js';
import { formatDay } from '#ui/format.js';
import { Button, Outcome, TryAgain, useFocusRecovery } from '#ui/index.js';
import { sharesApi } from '../api/saved.api.js';
import { SHARE_WORDS } from './words.js';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
/** Most ended links that are listed, so that people can see whether these links were opened. */
const PAST = 5;

const nameOf = ({ plans, madeAt, shows }: ShareListed): string =>
  SHARE_WORDS.name(
    plans,
    when.format(new Date(madeAt)),
    SHARE_PARTS.filter((part) => shows?.[part]),
  );
const stateText = ({ state, expiresAt }: ShareListed): string =>
  state === 'works' ? SHARE_WORDS.works(formatDay(expiresAt)) : SHARE_WORDS[state];

function shown(links: readonly ShareListed[]): ShareListed[] {
  const past = links.filter(({ state }) => state !== 'works').slice(0, PAST);
  return [...links.filter(({ state }) => state === 'works'), ...past];
}

/** The links that a person has shared and how often they were opened. Nothing is rendered without links. */
export function ShareList() {
  useFocusRecovery();
  const { isSignedIn } = useAuth();
  const { data, error, isFetching } = sharesApi.useSharesQuery(undefined, { skip: !isSignedIn });
  const [end] = sharesApi.useEndShareMutation();
  const [note, setNote] = useState('');
  if (!isSignedIn) return null;
  if (error && !data)
    return (
      <section aria-label={SHARE_WORDS.list}>
        <TryAgain isBusy={isFetching} text={withCause(SHARE_WORDS.notRead, error)} />
      </section>
    );
  if (!data || data.length === 0) return null;
  async function endOne(id: string): Promise<void> {
    const { error: problem } = await end({ params: { id } });
    setNote(problem ? failureText(problem, SHARE_WORDS.notEnded) : SHARE_WORDS.endedNow);
  }
  return (
    <section className="stack" aria-label={SHARE_WORDS.list}>
      <h3>{SHARE_WORDS.list}</h3>
      <Outcome>{note && <p>{note}</p>}</Outcome>
      <ul>
        {shown(data).map((link) => (
          <li key={link.id}>
            <strong>{nameOf(link)}</strong>. {SHARE_WORDS.opened(link.opened)} {stateText(link)}{' '}
            {link.state === 'works' && (
              <Button kind="quiet" onClick={() => void endOne(link.id)}>
                {SHARE_WORDS.end}
                <span className="visually-hidden">: {nameOf(link)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
