import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { api, isSignedOut, mutation, problemFrom, query, withCause } from '#api/index.js';
import { CONSENT, type ConsentEntry } from '#contract/api/consent.contract.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { PHONE } from '#contract/messages/forms.js';
import { useAuth } from '../session/index.js';
import { isPhone, toConsentChange, type Choice } from './consent-change.js';
import type { History } from './current-consent.js';

export const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    consentHistory: query(build, CONSENT.listHistory, { provides: ['Consent'] }),
    changeConsent: mutation(build, CONSENT.change, { invalidates: ['Consent'] }),
    endMails: mutation(build, CONSENT.endMails, { invalidates: ['Consent', 'Alerts', 'Deadlines'] }),
  }),
});

export const PHONE_FIELD = 'contact_phone';

/**
 * Outcome of the last attempt to save the consent. If the attempt `failed`, the outcome contains an error message for
 * the whole form (`text`) or for the phone field (`phone`).
 */
export type Outcome =
  | { readonly is: 'idle' | 'saving' | 'saved' | 'signIn' | 'boxMissing' }
  | { readonly is: 'failed'; readonly text?: string; readonly phone?: string };
const IDLE: Outcome = { is: 'idle' };

/** Returns the person's consent records, or undefined while nobody is signed in or the records are not loaded. */
export function useHistory(): History | undefined {
  const { user } = useAuth();
  const { data } = consentApi.useConsentHistoryQuery(user ? { params: { id: user.id } } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return data;
}

export const needsPhone = ({ channel }: Choice, history: History | undefined): boolean =>
  channel !== 'email' && history?.hasPhone === false;

function phoneProblem(choice: Choice, history: History | undefined): string | null {
  if (!isPhone(choice)) return PHONE.wrong;
  return needsPhone(choice, history) && choice.phone.trim() === '' ? WORDS.phoneNeeded : null;
}

function failed(failure: unknown): Outcome {
  if (isSignedOut(failure)) return { is: 'signIn' };
  const phone = problemFrom(failure, '').errors?.[PHONE_FIELD];
  return phone ? { is: 'failed', phone } : { is: 'failed', text: withCause(WORDS.failed, failure) };
}

/**
 * Provides a function that saves the person's choice about being contacted. The function ignores a second call while
 * the first one is in progress. `planId` is the id of the plan on whose page the choice was made.
 */
export function useSave(planId: string | null, onSaved?: (entry: ConsentEntry) => void) {
  const { user, refresh } = useAuth();
  const [change] = consentApi.useChangeConsentMutation();
  const [outcome, setOutcome] = useState<Outcome>(IDLE);
  async function save(choice: Choice, history: History | undefined): Promise<Outcome | null> {
    if (outcome.is === 'saving') return null;
    const result = await attempt(choice, history);
    setOutcome(result);
    return result;
  }
  async function attempt(choice: Choice, history: History | undefined): Promise<Outcome> {
    if (!choice.isAgreed) return { is: 'boxMissing' };
    const phone = phoneProblem(choice, history);
    if (phone) return { is: 'failed', phone };
    setOutcome({ is: 'saving' });
    // A person who is signed out in this tab may have signed in through another tab, so check the session before asking
    // the person to sign in.
    const id = outcome.is === 'signIn' || !user ? (await refresh())?.id : user.id;
    if (!id) return { is: 'signIn' };
    const answer = await change({ params: { id }, body: { ...toConsentChange(choice), plan_id: planId } });
    if ('error' in answer) return failed(answer.error);
    onSaved?.(answer.data);
    return { is: 'saved' };
  }
  return { outcome, save, forget: () => setOutcome(IDLE) };
}
