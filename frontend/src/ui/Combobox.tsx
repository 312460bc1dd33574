import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Labelled } from './form/Labelled.js';
import { useWiring } from './form/form-context.js';
import formStyles from './form/form.module.css';
import styles from './combobox.module.css';

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
}

interface Props<O extends ComboboxOption> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** What is typed. It is never taken away from the person. */
  readonly text: string;
  readonly options: readonly O[];
  /** Read out after the options changed: how many there are, or why there are none. */
  readonly status: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (option: O) => void;
}

/**
 * A text field with suggestions, by the combobox pattern of the ARIA Authoring Practices (list with manual choice): the
 * focus stays in the field, the arrow keys walk the list, Enter takes an option, Escape closes the list and then empties
 * the field.
 */
export function Combobox<O extends ComboboxOption>({ name, label, hint, placeholder, text, options, status, onText, onChoose }: Props<O>) {
  const wiring = useWiring(name, hint);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;
  const at = Math.min(active, options.length - 1);
  useEffect(() => setActive(-1), [options]);
  useEffect(() => {
    if (isShown && at >= 0) box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [isShown, at]);

  function choose(option: O | undefined): void {
    if (!option) return;
    setOpen(false);
    onChoose(option);
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => (isShown ? setActive((at + 1) % options.length) : setOpen(true)),
    ArrowUp: () => (isShown ? setActive(at <= 0 ? options.length - 1 : at - 1) : setOpen(true)),
    Escape: () => (isShown ? setOpen(false) : onText('')),
    Enter: () => choose(isShown ? options[at] : undefined),
  };
  function onKeyDown(event: KeyboardEvent): void {
    const act = keys[event.key];
    if (!act) return;
    // Enter would otherwise send the form the field stands in.
    event.preventDefault();
    act();
  }
  const optionId = (index: number): string => `${listId}-${index}`;
  return (
    <Labelled wiring={wiring} label={label} hint={hint}>
      <div className={styles.box} ref={box}>
        <input
          {...wiring.control} className={formStyles.input} type="text" role="combobox" autoComplete="off" autoCapitalize="none" spellCheck={false} placeholder={placeholder}
          aria-autocomplete="list" aria-expanded={isShown} aria-controls={listId} aria-activedescendant={isShown && at >= 0 ? optionId(at) : undefined} value={text}
          onChange={(event) => { setOpen(true); onText(event.target.value); }} onKeyDown={onKeyDown} onFocus={() => setOpen(true)} onBlur={() => setOpen(false)}
        />
        <div id={listId} role="listbox" aria-label={label} className={styles.list} hidden={!isShown}>
          {options.map((option, index) => (
            <div key={option.id} id={optionId(index)} role="option" tabIndex={-1} aria-selected={index === at} className={styles.option} onPointerDown={(event) => { event.preventDefault(); choose(option); }}>
              {option.label}{option.detail && <span className={styles.detail}>{option.detail}</span>}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={isShown ? 'visually-hidden' : undefined}>{status}</p>
    </Labelled>
  );
}
