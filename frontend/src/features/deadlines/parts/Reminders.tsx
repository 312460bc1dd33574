import { useState } from 'react';
import { failureText } from '#api/index.js';
import { REMINDERS_WORDING } from '#contract/limits/alerts.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { Button, Outcome, TryAgain } from '#ui/index.js';
import { DEADLINES } from '../model/words.js';
import { deadlinesApi } from '../storage/deadlines.api.js';

const { mails: WORDS, notChanged, notRead } = DEADLINES.notices;

/** The switch for mails before a last day. They are off until the person agrees. */
export function Reminders() {
  const { data, isError, isFetching } = deadlinesApi.useRemindersQuery();
  const [set, { isLoading }] = deadlinesApi.useSetRemindersMutation();
  const [note, setNote] = useState('');
  if (isError && !data) return <TryAgain isBusy={isFetching}>{notRead}</TryAgain>;
  if (!data) return null;
  async function change(isOn: boolean): Promise<void> {
    if (isLoading) return;
    const { error } = await set({ body: { isOn, wording: REMINDERS_WORDING } });
    setNote(error ? failureText(error, notChanged) : isOn ? WORDS.started : MAIL_TOPICS.stopped('deadlines'));
  }
  return (
    <>
      <p>{data.isOn ? WORDS.isOn : WORDS.text}</p>
      <p>
        <Button kind="secondary" aria-disabled={isLoading} onClick={() => void change(!data.isOn)}>
          {data.isOn ? MAIL_TOPICS.stop : WORDS.start}
        </Button>
      </p>
      <Outcome>{note && <p>{note}</p>}</Outcome>
    </>
  );
}
