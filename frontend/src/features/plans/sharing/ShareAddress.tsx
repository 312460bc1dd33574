import { useState } from 'react';
import { Link } from 'react-router';
import type { ShareMade } from '#contract/api/shares.contract.js';
import { PAGES } from '#contract/pages.js';
import { formatDay } from '#ui/format.js';
import { Button, Field, Outcome } from '#ui/index.js';
import { SHARE_WORDS } from './words.js';

/** A shared link's URL. The secret is in the fragment, which browsers send to no server and no other page. */
const addressOf = (token: string): string => `${location.origin}${PAGES.shared.path}#${token}`;

/** A new link's URL and ways to send it. Shown only once, because the server does not keep its secret. */
export function ShareAddress({ made: { token, expiresAt } }: { made: ShareMade }) {
  const [note, setNote] = useState('');
  const address = addressOf(token);
  const copy = (): void => {
    const done = () => setNote(SHARE_WORDS.copied);
    const failed = () => setNote(SHARE_WORDS.copyByHand);
    // Browsers allow scripts to use the clipboard only on secure connections.
    if (window.isSecureContext) void navigator.clipboard.writeText(address).then(done, failed);
    else failed();
  };
  // Closing the browser's share dialog rejects the promise. That is not an error, so no message is shown.
  const send = (): void => void navigator.share({ title: SHARE_WORDS.mail.title, url: address }).catch(() => undefined);
  return (
    <div className="stack">
      <p role="status">
        <strong>{SHARE_WORDS.ready}</strong> {SHARE_WORDS.until(formatDay(expiresAt))}
      </p>
      <Field
        name="shareAddress"
        label={SHARE_WORDS.address}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <p>
        <Button onClick={copy}>{SHARE_WORDS.copy}</Button>
      </p>
      {'share' in navigator && (
        <p>
          <Button kind="secondary" onClick={send}>
            {SHARE_WORDS.send}
          </Button>
        </p>
      )}
      <Outcome>{note && <p>{note}</p>}</Outcome>
      <p>
        {SHARE_WORDS.where} <Link to={PAGES.dashboard.path}>{PAGES.dashboard.title}</Link>
      </p>
    </div>
  );
}
