import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CONSENT_CHANNELS, CONTACT_WINDOWS, US_TIME_ZONES } from '#contract/limits/consent.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { PAGES } from '#contract/pages.js';
import { plainPhone } from '#contract/phone.js';
import { FormContext, heldBack } from '#ui/form/form-context.js';
import { Button, Checkbox, Notice, PhoneField, Select, Status } from '#ui/index.js';
import { useAuth } from '../session/index.js';
import { zoneOf, type Channel, type Choice } from './consent-change.js';
import type { History } from './current-consent.js';
import { needsPhone, PHONE_FIELD, type Outcome, type useSave } from './use-consent.js';

const CHANNELS = CONSENT_CHANNELS.map((value) => ({ value, label: WORDS.channels[value] }));
const WINDOWS = CONTACT_WINDOWS.map((value) => ({ value, label: value }));
const NO_ERRORS = {};

export function ZoneNote({ choice }: { choice: Choice }) {
  const zone = zoneOf(choice);
  return zone && <p>{WORDS.zoneSent(US_TIME_ZONES[zone])}</p>;
}

/** Asks to sign in, after checking the session: the page may not have noticed yet that it has ended. */
export function SignIn() {
  const { refresh } = useAuth();
  const navigate = useNavigate();
  const state = { from: useLocation(), isGuarded: true };
  async function logIn(): Promise<void> {
    await refresh();
    void navigate(PAGES.login.path, { state });
  }
  return (
    <Notice>
      <p>{WORDS.signIn}</p>
      <p>
        <Button kind="secondary" onClick={() => void logIn()}>
          {PAGES.login.title}
        </Button>
      </p>
    </Notice>
  );
}

function OutcomeText({ outcome, isRequired }: { outcome: Outcome; isRequired: boolean }) {
  if (outcome.is === 'signIn') return <SignIn />;
  if (outcome.is === 'failed' && outcome.text) return <Notice tone="problem" text={outcome.text} />;
  if (outcome.is === 'boxMissing')
    return (
      <Notice tone={isRequired ? 'warning' : undefined} text={isRequired ? WORDS.boxMissing : WORDS.notRequired} />
    );
  return <Status>{outcome.is === 'saved' && <p>{WORDS.saved}</p>}</Status>;
}

interface DetailsProps {
  readonly choice: Choice;
  readonly history: History | undefined;
  readonly set: (changes: Partial<Choice>) => void;
}

function Details({ choice, history, set }: DetailsProps) {
  const isNeeded = needsPhone(choice, history);
  return (
    <>
      <Select
        name="consent_channel"
        label={WORDS.channelLabel}
        options={CHANNELS}
        value={choice.channel}
        onChange={(event) =>
          set({ channel: CONSENT_CHANNELS.find((one): one is Channel => one === event.target.value) ?? 'phone' })
        }
      />
      <Select
        name="contact_window"
        label={WORDS.windowLabel}
        placeholder={WORDS.windowAny}
        options={WINDOWS}
        value={choice.window}
        onChange={(event) => set({ window: event.target.value })}
      />
      {choice.channel !== 'email' && (
        <PhoneField
          name={PHONE_FIELD}
          label={isNeeded ? WORDS.phoneLabel : WORDS.phoneOptional}
          hint={history?.hasPhone === false ? undefined : WORDS.phoneHint}
          required={isNeeded}
          value={choice.phone}
          onText={(phone) => set({ phone })}
        />
      )}
      <ZoneNote choice={choice} />
    </>
  );
}

interface Props {
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
  readonly history: History | undefined;
  readonly isRequired: boolean;
  /** Whether the form receives focus when it appears, as it must if it replaces the button that opened it. */
  readonly takesFocus: boolean;
  readonly saving: ReturnType<typeof useSave>;
}

export function ConsentForm({ choice, onChoice, history, isRequired, takesFocus, saving }: Props) {
  const { outcome, save, forget } = saving;
  const { isSignedIn, loading } = useAuth();
  const isGuest = !isSignedIn && !loading;
  const area = useRef<HTMLDivElement>(null);
  const focus = (name: string): void => area.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const phoneError = outcome.is === 'failed' ? outcome.phone : undefined;
  const scope = useMemo(
    () => ({
      id: 'consent',
      errors: phoneError ? { [PHONE_FIELD]: phoneError } : NO_ERRORS,
      isBusy: outcome.is === 'saving',
      isReady: true,
    }),
    [phoneError, outcome.is],
  );
  useEffect(() => {
    if (takesFocus) area.current?.querySelector<HTMLElement>('[name=contact_consent]')?.focus();
  }, [takesFocus]);
  const set = (changes: Partial<Choice>): void => {
    onChoice({ ...choice, ...changes });
    // When the phone field loses focus, spaces and punctuation are removed from the number. This removal does not count
    // as a change of the person's answer.
    if (plainPhone(changes.phone ?? choice.phone) === plainPhone(choice.phone) && 'phone' in changes) return;
    forget();
  };
  async function press(): Promise<void> {
    if (heldBack(area.current)) return;
    const result = await save(choice, history);
    if (result?.is === 'failed' && result.phone) focus(PHONE_FIELD);
  }
  return (
    <div ref={area} className="stack">
      <FormContext value={scope}>
        <Checkbox
          name="contact_consent"
          label={WORDS.checkbox}
          required={isRequired}
          checked={choice.isAgreed}
          onChange={(event) => set({ isAgreed: event.target.checked })}
        />
        {choice.isAgreed && isGuest && outcome.is !== 'signIn' && <p>{WORDS.guest}</p>}
        {choice.isAgreed && <Details choice={choice} history={history} set={set} />}
      </FormContext>
      <OutcomeText outcome={outcome} isRequired={isRequired} />
      <Button
        kind="secondary"
        aria-disabled={(isRequired && !choice.isAgreed) || outcome.is === 'saving'}
        onClick={() => void press()}
      >
        {outcome.is === 'saving' ? WORDS.saving : WORDS.save}
      </Button>
    </div>
  );
}
