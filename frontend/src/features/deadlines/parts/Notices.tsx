import { useState } from 'react';
import { failureText } from '#api/index.js';
import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { deadlinesOf, stateOf } from '#contract/deadlines/rules.js';
import { REMINDERS_WORDING } from '#contract/limits/alerts.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { Button, Outcome, TryAgain, useToday } from '#ui/index.js';
import { DEADLINES } from '../model/words.js';
import { deadlinesApi } from '../storage/deadlines.api.js';
import { CalendarAddress } from './CalendarAddress.js';

const { mails: WORDS, notChanged, notRead } = DEADLINES.notices;

/** The switch for mails before a last day. They are off until the person agrees. */
function Reminders() {
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

const { title, calendar, mails } = DEADLINES.notices;

/** Ways in which the dates of saved answers reach a person without another visit: in a calendar and by mail. */
export function Notices({ saved }: { saved: DeadlineAnswers }) {
  const today = useToday();
  const hasDates = deadlinesOf(saved, today).some((one) => ['open', 'ahead'].includes(stateOf(one, today)));
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      <h3>{calendar.title}</h3>
      <p>{calendar.text}</p>
      <CalendarAddress hasDates={hasDates} />
      <h3>{mails.title}</h3>
      <Reminders />
    </section>
  );
}
