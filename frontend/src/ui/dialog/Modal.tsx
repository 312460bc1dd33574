import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FORM } from '#contract/messages/forms.js';
import { Button } from '../controls/Button.js';
import styles from './modal.module.css';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Returns whether the Tab key skips an element. If one radio button of a group is checked, only that one can be reached
 * with Tab.
 */
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

/**
 * Keeps keyboard focus inside a dialog. In the browser's own modal dialog, the Tab key leads from the last control to
 * the browser's toolbar, where screen reader users would get lost.
 */
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
  /**
   * Buttons that stay in view while the rest of the dialog scrolls. On phones, a dialog with such buttons is attached
   * to the lower edge of the screen.
   */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog based on the browser's own modal dialog. The dialog keeps focus inside, closes on Escape and returns focus
 * to the element that opened it.
 */
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
          {FORM.close}
        </Button>
      </div>
      {isOpen && children}
      {isOpen && foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}
