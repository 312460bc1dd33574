import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FORM } from '#contract/messages/forms.js';
import { Button } from '../controls/Button.js';
import styles from './toast.module.css';

export interface ToastMessage {
  readonly text: string;
  readonly isProblem?: boolean;
}

/** The toast of a screen, and functions to show and remove it. The same text is announced again. */
export function useToast() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  return {
    message,
    showMessage: (text: string) => setMessage({ text }),
    showError: (text: string) => setMessage({ text, isProblem: true }),
    clear: () => setMessage(null),
  };
}

interface Props {
  readonly message: ToastMessage | null;
  readonly onClose: () => void;
}

/**
 * The outcome of an action, at the lower edge of the window. It stays until it is closed, by its button or Escape, or
 * replaced. It does not receive focus and never covers the focused control.
 */
export function Toast({ message, onClose }: Props) {
  const shown = useAfterDialogs(message);
  const box = useRef<HTMLDivElement>(null);
  const outside = useRef<Element | null>(null);
  useEffect(() => {
    if (!shown || !box.current) return undefined;
    return keepClear(box.current, (control) => (outside.current = control));
  }, [shown]);
  const close = (): void => {
    const hadFocus = box.current?.contains(document.activeElement) ?? false;
    onClose();
    if (hadFocus && outside.current instanceof HTMLElement) outside.current.focus();
  };
  useEscape(shown !== null, close);
  return (
    <div ref={box} className={shown ? `${styles.toast} ${shown.isProblem ? styles.problem : ''} no-print` : undefined}>
      <div>
        <div role="status">{shown && !shown.isProblem && <p>{shown.text}</p>}</div>
        <div role="alert">{shown?.isProblem && <p>{shown.text}</p>}</div>
      </div>
      {shown && (
        <Button kind="quiet" onClick={close}>
          {FORM.closeMessage}
        </Button>
      )}
    </div>
  );
}

/** Delays a message until a closing modal has gone: while one is open, nothing outside it is announced. */
function useAfterDialogs(message: ToastMessage | null): ToastMessage | null {
  const [shown, setShown] = useState<ToastMessage | null>(null);
  useEffect(() => {
    setShown(null);
    const timer = setTimeout(() => setShown(message), 0);
    return () => clearTimeout(timer);
  }, [message]);
  return shown;
}

function useEscape(isOn: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

/** Distance between the toast and the focused control, in CSS pixels. The distance leaves room for the focus ring. */
const GAP = 12;

/** Adds space for the toast below the page and scrolls a covered control. Returns the function that undoes it. */
function keepClear(box: HTMLElement, onFocus: (control: Element | null) => void): () => void {
  const height = `${box.offsetHeight + 2 * GAP}px`;
  const styleOf = [document.documentElement.style, document.body.style] as const;
  styleOf[0].scrollPaddingBlockEnd = height;
  styleOf[1].paddingBlockEnd = height;
  const revealFocused = (): void => {
    const control = document.activeElement;
    if (!control || box.contains(control)) return;
    onFocus(control);
    const { top, bottom } = control.getBoundingClientRect();
    const edge = box.getBoundingClientRect().top - GAP;
    if (control !== document.body && bottom > edge && top > 0) scrollBy({ top: Math.min(bottom - edge, top - GAP) });
  };
  revealFocused();
  document.addEventListener('focusin', revealFocused);
  return () => {
    document.removeEventListener('focusin', revealFocused);
    styleOf[0].scrollPaddingBlockEnd = '';
    styleOf[1].paddingBlockEnd = '';
  };
}
