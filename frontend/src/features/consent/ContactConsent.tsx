import { useId, useState } from 'react';
import type { ConsentEntry } from '#contract/api/consent.contract.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { Card, useUnsavedEntries } from '#ui/index.js';
import { AgreedAlready } from './AgreedAlready.js';
import { choiceOf, entriesOf, type Choice } from './consent-change.js';
import { ConsentForm } from './ConsentForm.js';
import { currentConsent, type History } from './current-consent.js';
import { useHistory, useSave } from './use-consent.js';

const START: Choice = { isAgreed: false, channel: 'phone', window: '', phone: '' };

/** Returns the history with the consent that was just saved, which is missing until the history is loaded again. */
const including = (saved: ConsentEntry | null, history: History): History =>
  saved === null || history.entries.some(({ id }) => id === saved.id)
    ? history
    : { ...history, entries: [saved, ...history.entries] };

interface Props {
  /**
   * Whether the consent box must be checked before the form can be saved. The quiz sets `isRequired` to false, because
   * people may continue without consenting.
   */
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
export function ContactConsent({ isRequired = true, planId, isConsentPage = false, onSaved }: Props) {
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
