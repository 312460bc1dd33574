import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ConsentEntry } from '../../../../backend/src/contract/consent.contract.js';
import { CONSENT_CHANNELS, CONTACT_WINDOWS } from '../../../../backend/src/contract/limits.js';
import { CONSENT_WORDS as WORDS } from '../../../../backend/src/contract/messages/consent.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Button, Card, Checkbox, Field, Notice, Select, Status, useKept } from '../../ui/index.js';
import { useAuth } from '../session/index.js';
import { changeOf, choiceOf, entriesOf, plainPhone, type Channel, type Choice } from './change-of.js';
import { consentApi } from './consent.api.js';

const CHANNELS = CONSENT_CHANNELS.map((value) => ({ value, label: WORDS.channels[value] }));
const WINDOWS = CONTACT_WINDOWS.map((value) => ({ value, label: value }));
const START: Choice = { isAgreed: false, channel: 'phone', window: '', phone: '' };
type State = 'idle' | 'saving' | 'saved' | 'signIn' | 'failed' | 'boxMissing';

interface Props {
  /** Hears what the server recorded. */
  readonly onSaved?: (entry: ConsentEntry) => void;
}

function useSave(choice: Choice, onSaved: Props['onSaved']) {
  const { user, refresh } = useAuth();
  const [change] = consentApi.useChangeConsentMutation();
  const [state, setState] = useState<State>('idle');
  async function save(): Promise<void> {
    if (state === 'saving') return;
    if (!choice.isAgreed) return setState('boxMissing');
    setState('saving');
    // The session may have begun or ended in another tab, so it is asked again before anybody is sent away.
    const id = user?.id ?? (await refresh())?.id;
    if (!id) return setState('signIn');
    const answer = await change({ params: { id }, body: changeOf(choice) });
    if ('error' in answer) return setState('failed');
    setState('saved');
    onSaved?.(answer.data);
  }
  return { state, save };
}

function Outcome({ state }: { state: State }) {
  const here = useLocation();
  if (state === 'signIn') return <Notice><p>{WORDS.signIn} <Link to={PAGES.login.path} state={{ from: here }}>{PAGES.login.title}</Link></p></Notice>;
  if (state === 'failed') return <Notice tone="problem"><p>{WORDS.failed}</p></Notice>;
  if (state === 'boxMissing') return <Notice tone="warning"><p>{WORDS.boxMissing}</p></Notice>;
  return <Status>{state === 'saved' && <p>{WORDS.saved}</p>}</Status>;
}

/** Asks whether an agent may contact the person; sends nothing until they press the button, and nothing for strangers. */
export function ContactConsent({ onSaved }: Props) {
  const [choice, setChoice] = useState(START);
  const { state, save } = useSave(choice, onSaved);
  const titleId = useId();
  useKept('consent', () => entriesOf(choice), (entries) => setChoice(choiceOf(entries)));
  const set = (changes: Partial<Choice>) => setChoice({ ...choice, ...changes });
  return (
    <section className="no-print" aria-labelledby={titleId}>
      <Card tint="purple">
        <h2 id={titleId}>{WORDS.heading}</h2>
        <Checkbox name="contact_consent" label={WORDS.checkbox} required checked={choice.isAgreed} onChange={(event) => set({ isAgreed: event.target.checked })} />
        {choice.isAgreed && (
          <>
            <Select name="consent_channel" label={WORDS.channelLabel} options={CHANNELS} value={choice.channel} onChange={(event) => set({ channel: CONSENT_CHANNELS.find((one): one is Channel => one === event.target.value) ?? 'phone' })} />
            <Select name="contact_window" label={WORDS.windowLabel} placeholder={WORDS.windowAny} options={WINDOWS} value={choice.window} onChange={(event) => set({ window: event.target.value })} />
            <Field name="contact_phone" label={WORDS.phoneLabel} hint={WORDS.phoneHint} type="tel" autoComplete="tel" size={18} value={choice.phone} onChange={(event) => set({ phone: event.target.value })} onBlur={() => set({ phone: plainPhone(choice.phone) })} />
          </>
        )}
        <Outcome state={state} />
        <Button kind="secondary" aria-disabled={!choice.isAgreed || state === 'saving'} onClick={() => void save()}>{state === 'saving' ? WORDS.saving : WORDS.save}</Button>
      </Card>
    </section>
  );
}
