import { useEffect, useId, useRef, useState } from 'react';
import type { ConsentEntry } from '#contract/api/consent.contract.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { PAGES } from '#contract/pages.js';
import { Button, ButtonLink, Card, Notice, Status, useUnsavedEntries } from '#ui/index.js';
import { choiceOf, entriesOf, type Choice } from './consent-change.js';
import styles from './consent.module.css';
import { ConsentForm, SignIn, ZoneNote } from './ConsentForm.js';
import { currentConsent, waysText, type CurrentConsent, type History } from './current-consent.js';
import { useHistory, useSave } from './use-consent.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const waysOf = ({ choice, isChannelChosen }: CurrentConsent): string =>
  isChannelChosen ? waysText(choice) : [WORDS.anyChannel, choice.window].filter(Boolean).join(', ');

interface AgreedAlreadyProps {
  readonly standing: CurrentConsent;
  readonly history: History | undefined;
  /** Id of the plan on whose page the consent is shown, or null on pages that are not about one plan. */
  readonly planId: string | null;
  /** Whether the person has just saved this consent in the form, whose place the component takes. */
  readonly isNew: boolean;
  /** Whether people can withdraw their consent here, on the consent page. Other pages link to it. */
  readonly isConsentPage: boolean;
  readonly onChange: () => void;
  readonly saving: ReturnType<typeof useSave>;
}

/** What a person has already agreed to, in place of the form that asks, so that nobody is asked twice. */
function AgreedAlready({ standing, history, planId, isNew, isConsentPage, onChange, saving }: AgreedAlreadyProps) {
  const { outcome, save } = saving;
  const text = useRef<HTMLParagraphElement>(null);
  // The button that saved the consent has disappeared with the form, so move focus to the text about the consent.
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  const asksForPlan = planId !== null && standing.planId !== planId && outcome.is !== 'saved';
  async function askAboutPlan(): Promise<void> {
    const result = await save(standing.choice, history);
    // Saving removes the button that had focus, so move focus to the text about the consent.
    if (result?.is === 'saved') text.current?.focus();
  }
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {WORDS.agreed(day.format(new Date(standing.since)))} {WORDS.agreedHow(waysOf(standing))}{' '}
        {planId !== null && !asksForPlan && WORDS.agreedPlan}
      </p>
      {outcome.is === 'failed' && <Notice tone="problem" text={outcome.text ?? outcome.phone} />}
      {outcome.is === 'signIn' && <SignIn />}
      <Status>{(isNew || outcome.is === 'saved') && <p>{WORDS.saved}</p>}</Status>
      {asksForPlan && <ZoneNote choice={standing.choice} />}
      <p className={styles.actions}>
        {asksForPlan && (
          <Button aria-disabled={outcome.is === 'saving'} onClick={() => void askAboutPlan()}>
            {outcome.is === 'saving' ? WORDS.saving : WORDS.askAboutPlan}
          </Button>
        )}
        <Button kind="secondary" onClick={onChange}>
          {WORDS.change}
        </Button>
        {!isConsentPage && (
          <ButtonLink kind="secondary" to={`${PAGES.consent.path}#call-consent`}>
            {WORDS.withdraw}
          </ButtonLink>
        )}
      </p>
    </>
  );
}

const START: Choice = { isAgreed: false, channel: 'phone', window: '', phone: '' };

/** Returns the history with the consent that was just saved, which is missing until the history is loaded again. */
const including = (saved: ConsentEntry | null, history: History): History =>
  saved === null || history.entries.some(({ id }) => id === saved.id)
    ? history
    : { ...history, entries: [saved, ...history.entries] };

interface ContactConsentProps {
  /** Whether the box must be checked before saving. In the quiz, people may continue without consenting. */
  readonly isRequired?: boolean;
  /** Id of the plan on whose page the consent is requested. It is omitted on pages that are not about one plan. */
  readonly planId?: string;
  readonly isConsentPage?: boolean;
  readonly onSaved?: (entry: ConsentEntry) => void;
}

/**
 * Asks whether an agent may contact the person or, if the person has already agreed, shows what they agreed to. Nothing
 * is sent before the person presses the button, and nothing is ever sent for guests.
 */
export function ContactConsent({ isRequired = true, planId, isConsentPage = false, onSaved }: ContactConsentProps) {
  const history = useHistory();
  /**
   * The choice about being contacted that the person is making in the form. The choice is null before the person makes
   * one. As long as it is null, an earlier consent is shown instead of the form.
   */
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [saved, setSaved] = useState<ConsentEntry | null>(null);
  const titleId = useId();
  // The outcome of saving is kept here, because the end of a session replaces an earlier consent by the form.
  const saving = useSave(planId ?? null, done);
  useUnsavedEntries(
    'consent',
    () => entriesOf(choice ?? START),
    (entries) => setChoice(choiceOf(entries)),
  );
  const standing = choice === null && history ? currentConsent(including(saved, history)) : null;
  function done(entry: ConsentEntry): void {
    setSaved(entry);
    setChoice(null);
    onSaved?.(entry);
  }
  function open(before: Choice): void {
    saving.forget();
    setChoice(before);
    setChanging(true);
  }
  return (
    <section className="no-print" aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId}>{WORDS.heading}</h2>
        {standing ? (
          <AgreedAlready
            standing={standing}
            history={history}
            planId={planId ?? null}
            isNew={saved !== null}
            isConsentPage={isConsentPage}
            onChange={() => open(standing.choice)}
            saving={saving}
          />
        ) : (
          <ConsentForm
            choice={choice ?? START}
            onChoice={setChoice}
            history={history}
            isRequired={isRequired}
            takesFocus={isChanging}
            saving={saving}
          />
        )}
      </Card>
    </section>
  );
}
