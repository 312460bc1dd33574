import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FORM } from '../../../backend/src/contract/messages/forms.js';
import { Button } from './Button.js';
import styles from './modal.module.css';

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  /** While this is true nothing closes the dialog. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back to the opener. */
export function Modal({ title, isOpen, isBusy = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={titleId} onClose={onClose} onCancel={(event) => isBusy && event.preventDefault()}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Button kind="quiet" aria-disabled={isBusy} onClick={() => isBusy || dialog.current?.close()}>{FORM.close}</Button>
      </div>
      {isOpen && children}
    </dialog>
  );
}
