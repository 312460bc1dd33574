import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { withCause } from '#api/index.js';
import { ALERT_TOPICS, type AlertTopic } from '#contract/limits/alerts.js';
import { CONSENT_WORDS } from '#contract/messages/consent.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { PAGES } from '#contract/pages.js';
import { Button, Notice, Status } from '#ui/index.js';
import { consentApi } from './consent.api.js';
import type { History } from './current-consent.js';

const { mails: WORDS, saving } = CONSENT_WORDS;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The page on which people can ask for the mails about a topic. */
const ASK_ON: Readonly<Record<AlertTopic, { path: string; title: string }>> = {
  savedPlans: PAGES.dashboard,
  deadlines: PAGES.deadlines,
};

interface Props {
  readonly userId: string;
  readonly topic: AlertTopic;
  /** Since when the person has got the mails, as an ISO 8601 string, or null if the person does not get them. */
  readonly since: string | null;
}

function MailConsent({ userId, topic, since }: Props) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [isEnded, setEnded] = useState(false);
  const [end, { isLoading, error }] = consentApi.useEndMailsMutation();
  async function press(): Promise<void> {
    if (isLoading) return;
    const answer = await end({ params: { id: userId, topic } });
    if ('error' in answer) return;
    setEnded(true);
    // The button disappears together with the consent, so move focus to the text around it.
    section.current?.focus();
  }
  return (
    <section ref={section} className="stack" aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId}>{MAIL_TOPICS.title(topic)}</h3>
      <p>{since ? WORDS.since(day.format(new Date(since))) : WORDS.off}</p>
      {error && (
        <Notice tone="problem">
          <p>{withCause(WORDS.failed, error)}</p>
        </Notice>
      )}
      {since ? (
        <p>
          <Button kind="secondary" aria-disabled={isLoading} onClick={() => void press()}>
            {isLoading ? saving : MAIL_TOPICS.stop}
          </Button>
        </p>
      ) : (
        <p>
          {WORDS.askOn} <Link to={ASK_ON[topic].path}>{ASK_ON[topic].title}</Link>
        </p>
      )}
      <Status>{isEnded && !since && <p>{MAIL_TOPICS.stopped(topic)}</p>}</Status>
    </section>
  );
}

/** The mails for which people can ask, since when the person gets them, and a button that ends them at once. */
export function MailConsents({ userId, mails }: { userId: string } & Pick<History, 'mails'>) {
  return ALERT_TOPICS.map((topic) => {
    const newest = mails.find((entry) => entry.topic === topic);
    return <MailConsent key={topic} userId={userId} topic={topic} since={newest?.isOn ? newest.at : null} />;
  });
}
