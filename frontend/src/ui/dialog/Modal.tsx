import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FORM } from '#contract/messages/forms.js';
import { Button } from '../controls/Button.js';
import styles from './modal.module.css';
import { trapFocus } from './trap-focus.js';

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
