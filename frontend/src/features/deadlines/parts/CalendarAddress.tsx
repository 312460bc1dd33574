import { useState } from 'react';
import { failureText } from '#api/index.js';
import { DEADLINE_CALLS } from '#contract/deadlines/deadlines.contract.js';
import { ERRORS } from '#contract/messages/errors.js';
import { formatDay } from '#ui/format.js';
import { Button, ButtonAnchor, Field, Outcome, TryAgain } from '#ui/index.js';
import { DEADLINES } from '../model/words.js';
import { deadlinesApi } from '../storage/deadlines.api.js';
import styles from './deadlines.module.css';

const { calendar: WORDS, notChanged, notRead } = DEADLINES.notices;

/** Returns the address from which a calendar program fetches the file with this name. */
const addressOf = (file: string): string =>
  location.origin + DEADLINE_CALLS.fetchCalendar.path.replace(':file', () => file);

/** The address of a calendar, which is shown once, with ways to use it. */
function NewAddress({ file, say }: { file: string; say: (note: string) => void }) {
  const address = addressOf(file);
  const copy = (): void => {
    const failed = () => say(WORDS.copyByHand);
    // Browsers allow scripts to use the clipboard only on secure connections.
    if (window.isSecureContext) void navigator.clipboard.writeText(address).then(() => say(WORDS.copied), failed);
    else failed();
  };
  return (
    <>
      <p>{WORDS.keep}</p>
      <Field
        name="calendarAddress"
        label={WORDS.address}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <p className={styles.ways}>
        <Button onClick={copy}>{WORDS.copy}</Button>
        <ButtonAnchor kind="secondary" href={address.replace(/^https?:/, 'webcal:')}>
          {WORDS.open}
        </ButtonAnchor>
      </p>
    </>
  );
}

/** Makes, if there is a date, renews and ends the secret address from which a calendar fetches the dates. */
export function CalendarAddress({ hasDates }: { hasDates: boolean }) {
  const { data, isError, isFetching } = deadlinesApi.useCalendarQuery();
  const [make, making] = deadlinesApi.useMakeCalendarMutation();
  const [end, ending] = deadlinesApi.useEndCalendarMutation();
  const [file, setFile] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const isBusy = making.isLoading || ending.isLoading;
  async function makeOne(): Promise<void> {
    if (isBusy) return;
    const { data: made, error } = await make();
    if (made) setFile(made.file);
    setNote(made ? WORDS.ready : failureText(error, notChanged));
  }
  async function endIt(): Promise<void> {
    if (isBusy) return;
    const { error } = await end();
    if (!error) setFile(null);
    setNote(error ? failureText(error, notChanged) : WORDS.ended);
  }
  if (isError && !data) return <TryAgain isBusy={isFetching}>{notRead}</TryAgain>;
  if (!data) return null;
  const { since } = data;
  return (
    <>
      {since !== null && file === null && <p>{WORDS.since(formatDay(since))}</p>}
      {!hasDates && <p>{ERRORS['deadlines.noDate'].message}</p>}
      <p className={styles.ways}>
        {hasDates && (
          <Button kind="secondary" aria-disabled={isBusy} onClick={() => void makeOne()}>
            {since === null ? WORDS.make : WORDS.renew}
          </Button>
        )}
        {since !== null && (
          <Button kind="quiet" aria-disabled={isBusy} onClick={() => void endIt()}>
            {WORDS.end}
          </Button>
        )}
      </p>
      <Outcome>{note && <p>{note}</p>}</Outcome>
      {file !== null && <NewAddress key={file} file={file} say={setNote} />}
    </>
  );
}
