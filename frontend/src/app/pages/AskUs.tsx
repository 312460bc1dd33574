import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { HOME } from '../../content/home.js';
import { ButtonLink } from '../../ui/index.js';

/** Fetched when somebody asks for it: a form weighs more than the page. */
const RequestInfo = lazy(() => import('../../features/contact/index.js').then((room) => ({ default: room.RequestInfo })));

/** Leads to the contact page; where scripts run, the same form opens here as a dialog. */
export function AskUs() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const { label, to } = HOME.ask.action;
  const open = (event: MouseEvent): void => {
    // A new tab stays a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <ButtonLink kind="secondary" to={to} onClick={open} aria-haspopup="dialog">{label}</ButtonLink>
      {state !== 'never' && <Suspense fallback={null}><RequestInfo isOpen={state === 'open'} onClose={() => setState('closed')} /></Suspense>}
    </>
  );
}
