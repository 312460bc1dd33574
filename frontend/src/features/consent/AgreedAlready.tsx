import { useEffect, useRef } from 'react';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { PAGES } from '#contract/pages.js';
import { Button, ButtonLink, Notice, Status } from '#ui/index.js';
import styles from './consent.module.css';
import { SignIn, ZoneNote } from './ConsentForm.js';
import { waysText, type CurrentConsent, type History } from './current-consent.js';
import type { useSave } from './use-consent.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const waysOf = ({ choice, isChannelChosen }: CurrentConsent): string =>
  isChannelChosen ? waysText(choice) : [WORDS.anyChannel, choice.window].filter(Boolean).join(', ');

interface Props {
  readonly standing: CurrentConsent;
  readonly history: History | undefined;
  /** Id of the plan on whose page the consent is shown, or null on pages that are not about one plan. */
  readonly planId: string | null;
  /** Whether the person has just saved this consent in the form, whose place the component takes. */
  readonly isNew: boolean;
  /**
   * Whether the component is on the consent page, where people can withdraw their consent. Other pages link to the
   * consent page.
   */
  readonly isConsentPage: boolean;
  readonly onChange: () => void;
  readonly saving: ReturnType<typeof useSave>;
}

/**
 * Shows what a person has already agreed to, in place of the form that asks for consent, so that nobody is asked twice.
 */
export function AgreedAlready({ standing, history, planId, isNew, isConsentPage, onChange, saving }: Props) {
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
      {outcome.is === 'failed' && (
        <Notice tone="problem">
          <p>{outcome.text ?? outcome.phone}</p>
        </Notice>
      )}
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
