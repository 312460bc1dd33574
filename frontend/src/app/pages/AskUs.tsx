import { useState, type MouseEvent } from 'react';
import { HOME } from '#content/home.js';
import { ButtonLink, lazyPart } from '#ui/index.js';

/** The contact form, loaded on demand because its code is larger than the page's. */
const RequestInfo = lazyPart(() => import('#features/contact/index.js').then((part) => part.RequestInfo));

/** A link to the contact page. With scripts, the same form opens in a dialog on this page instead. */
export function AskUs() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const { label, to } = HOME.ask.action;
  const open = (event: MouseEvent): void => {
    // Leave Ctrl, Cmd and Shift clicks to the browser, which opens the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <ButtonLink kind="secondary" to={to} onClick={open} aria-haspopup="dialog">
        {label}
      </ButtonLink>
      {state !== 'never' && <RequestInfo isOpen={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
