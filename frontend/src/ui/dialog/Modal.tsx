import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../controls/Button.js';
import { CLOSE } from '../feedback/messages.js';
import styles from './modal.module.css';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether Tab skips an element: in a group with a checked radio button, it reaches only that one. */
const isSkippedByTab = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  element.form?.querySelector(`input[type=radio][name=${CSS.escape(element.name)}]:checked`) != null;

const stopsIn = (area: HTMLElement): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isSkippedByTab(element),
  );

/** Keeps focus inside: the browser's modal leads Tab to the toolbar, where screen reader users would get lost. */
function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = stopsIn(event.currentTarget);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const focused = document.activeElement;
  if (focused !== from && focused !== event.currentTarget) return;
  event.preventDefault();
  to?.focus();
}

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  /** Id of an element whose text screen readers announce after the dialog's title. */
  readonly describedBy?: string;
  readonly onClose: () => void;
  /** Buttons in view while the rest scrolls. On phones, such a dialog is at the lower edge of the screen. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The browser's modal dialog. Keeps focus inside, closes on Escape and returns focus to what opened it. */
export function Modal({ title, isOpen, isBusy = false, describedBy, onClose, foot, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={foot ? `${styles.modal} ${styles.sheet}` : styles.modal}
      aria-labelledby={titleId}
      onKeyDown={trapFocus}
      aria-describedby={describedBy}
      // The close event is dispatched a moment after the dialog has closed. By then, another dialog may already be open
      // in its place, so check `isOpen` first. React also reports the events of a dialog that is inside this one.
      onClose={(event) => isOpen && event.target === event.currentTarget && onClose()}
      onCancel={(event) => isBusy && event.target === event.currentTarget && event.preventDefault()}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Button kind="quiet" aria-disabled={isBusy} onClick={() => isBusy || dialog.current?.close()}>
          {CLOSE}
        </Button>
      </div>
      {isOpen && children}
      {isOpen && foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}
