import { useId, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ConsentEntry } from '../../../../backend/src/contract/consent.contract.js';
import { CONSENT_CHANNELS, CONTACT_WINDOWS } from '../../../../backend/src/contract/limits.js';
import { CONSENT_WORDS as WORDS } from '../../../../backend/src/contract/messages/consent.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { FormContext } from '../../ui/form/form-context.js';
import { Button, Card, Checkbox, Field, Notice, Select, Status, useKept } from '../../ui/index.js';
import { useAuth } from '../session/index.js';
import { canBeCalled, changeOf, choiceOf, entriesOf, plainPhone, type Channel, type Choice } from './change-of.js';
import { consentApi } from './consent.api.js';

const CHANNELS = CONSENT_CHANNELS.map((value) => ({ value, label: WORDS.channels[value] }));
const WINDOWS = CONTACT_WINDOWS.map((value) => ({ value, label: value }));
const START: Choice = { isAgreed: false, channel: 'phone', window: '', phone: '' };
const NO_ERRORS = {};
type State = 'idle' | 'saving' | 'saved' | 'signIn' | 'failed' | 'boxMissing' | 'phoneWrong';

interface Props {
  /** Whether the box has to be ticked before anything can be saved. Not so in the quiz (specification 2, section 5). */
  readonly isRequired?: boolean;
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
    if (!canBeCalled(choice.phone)) return setState('phoneWrong');
    setState('saving');
    // The session may have begun or ended in another tab, so it is asked again before anybody is sent away.
    const id = user?.id ?? (await refresh())?.id;
    if (!id) return setState('signIn');
    const answer = await change({ params: { id }, body: changeOf(choice) });
    if ('error' in answer) return setState('failed');
    setState('saved');
    onSaved?.(answer.data);
  }
  return { state, save, forget: () => setState('idle') };
}

function Outcome({ state, isRequired }: { state: State; isRequired: boolean }) {
  const here = useLocation();
  if (state === 'signIn') return <Notice><p>{WORDS.signIn} <Link to={PAGES.login.path} state={{ from: here }}>{PAGES.login.title}</Link></p></Notice>;
  if (state === 'failed') return <Notice tone="problem"><p>{WORDS.failed}</p></Notice>;
  if (state === 'boxMissing') return <Notice tone={isRequired ? 'warning' : undefined}><p>{isRequired ? WORDS.boxMissing : WORDS.notRequired}</p></Notice>;
  return <Status>{state === 'saved' && <p>{WORDS.saved}</p>}</Status>;
}

interface DetailsProps {
  readonly choice: Choice;
  readonly set: (changes: Partial<Choice>) => void;
}

/** How and when; asked once the person agreed. */
function Details({ choice, set }: DetailsProps) {
  return (
    <>
      <Select name="consent_channel" label={WORDS.channelLabel} options={CHANNELS} value={choice.channel} onChange={(event) => set({ channel: CONSENT_CHANNELS.find((one): one is Channel => one === event.target.value) ?? 'phone' })} />
      <Select name="contact_window" label={WORDS.windowLabel} placeholder={WORDS.windowAny} options={WINDOWS} value={choice.window} onChange={(event) => set({ window: event.target.value })} />
      <Field name="contact_phone" label={WORDS.phoneLabel} hint={WORDS.phoneHint} type="tel" autoComplete="tel" size={18} value={choice.phone} onChange={(event) => set({ phone: event.target.value })} onBlur={() => set({ phone: plainPhone(choice.phone) })} />
    </>
  );
}

/** Asks whether an agent may contact the person; sends nothing until they press the button, and nothing for strangers. */
export function ContactConsent({ isRequired = true, onSaved }: Props) {
  const [choice, setChoice] = useState(START);
  const { state, save, forget } = useSave(choice, onSaved);
  const titleId = useId();
  const area = useRef<HTMLElement>(null);
  useKept('consent', () => entriesOf(choice), (entries) => setChoice(choiceOf(entries)));
  const set = (changes: Partial<Choice>): void => {
    setChoice({ ...choice, ...changes });
    // Leaving the field only tidies the number; that changes nothing.
    if (plainPhone(changes.phone ?? choice.phone) === plainPhone(choice.phone) && 'phone' in changes) return;
    forget();
  };
  const scope = useMemo(() => ({ id: 'consent', errors: state === 'phoneWrong' ? { contact_phone: WORDS.phoneWrong } : NO_ERRORS, isBusy: state === 'saving', isReady: true }), [state]);
  async function press(): Promise<void> {
    if (choice.isAgreed && !canBeCalled(choice.phone)) area.current?.querySelector<HTMLInputElement>('[name=contact_phone]')?.focus();
    await save();
  }
  return (
    <section className="no-print" aria-labelledby={titleId} ref={area}>
      <Card tint="purple">
        <h2 id={titleId}>{WORDS.heading}</h2>
        <FormContext value={scope}>
          <Checkbox name="contact_consent" label={WORDS.checkbox} required={isRequired} checked={choice.isAgreed} onChange={(event) => set({ isAgreed: event.target.checked })} />
          {choice.isAgreed && <Details choice={choice} set={set} />}
        </FormContext>
        <Outcome state={state} isRequired={isRequired} />
        <Button kind="secondary" aria-disabled={(isRequired && !choice.isAgreed) || state === 'saving'} onClick={() => void press()}>{state === 'saving' ? WORDS.saving : WORDS.save}</Button>
      </Card>
    </section>
  );
}
