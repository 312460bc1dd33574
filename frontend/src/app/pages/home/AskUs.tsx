import { useState, type MouseEvent } from 'react';
import { HOME } from '#content/home.js';
import { ButtonLink, lazyPart } from '#ui/index.js';

/** The contact form, which is loaded on demand because its code is larger than that of the page. */
const RequestInfo = lazyPart(() => import('#features/contact/index.js').then((part) => part.RequestInfo));

/** A link to the contact page. Where scripts run, the link opens the contact form in a dialog instead. */
export function AskUs() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const { label, to } = HOME.ask.action;
  const open = (event: MouseEvent): void => {
    // Let the browser handle clicks with Ctrl, Cmd or Shift, which open the link in a new tab or window.
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
