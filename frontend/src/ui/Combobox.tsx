import { useEffect, useId, useRef, type RefObject } from 'react';
import { Labelled } from './form/Labelled.js';
import { useWiring } from './form/form-context.js';
import { useSuggestions } from './use-suggestions.js';
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
  /** Stands below the options; `status` says it to those who do not see it. */
  readonly note?: string;
  /** The field, for a page that puts another text into it and the focus with it. */
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onText: (text: string) => void;
  readonly onChoose: (option: O) => void;
}

/**
 * A text field with suggestions, by the combobox pattern of the ARIA Authoring Practices (list with manual choice): the
 * focus stays in the field. An option is taken on the click and not before, so that a finger can scroll the list.
 */
export function Combobox<O extends ComboboxOption>({ name, label, hint, placeholder, text, options, status, note, field, onText, onChoose }: Props<O>) {
  const wiring = useWiring(name, hint);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { isShown, at, open, close, choose, onKeyDown } = useSuggestions({ options, onChoose, onClear: () => onText('') });
  useEffect(() => {
    if (isShown && at >= 0) box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [isShown, at]);
  const optionId = (index: number): string => `${listId}-${index}`;
  return (
    <Labelled wiring={wiring} label={label} hint={hint}>
      <div className={styles.box} ref={box}>
        <input
          {...wiring.control} ref={field} className={formStyles.input} type="text" role="combobox" autoComplete="off" autoCapitalize="none" spellCheck={false} placeholder={placeholder}
          aria-autocomplete="list" aria-expanded={isShown} aria-controls={listId} aria-activedescendant={isShown && at >= 0 ? optionId(at) : undefined} value={text}
          onChange={(event) => { open(); onText(event.target.value); }} onKeyDown={onKeyDown} onFocus={open} onBlur={close}
        />
        {/* A press anywhere in the list leaves the focus in the field. */}
        <div className={styles.popup} hidden={!isShown} role="presentation" onMouseDown={(event) => event.preventDefault()}>
          <div id={listId} role="listbox" aria-label={label} className={styles.list}>
            {options.map((option, index) => (
              <div key={option.id} id={optionId(index)} role="option" tabIndex={-1} aria-selected={index === at} className={styles.option} onClick={() => choose(option)} onKeyDown={onKeyDown}>
                {option.label}{option.detail && <span className={styles.detail}>{option.detail}</span>}
              </div>
            ))}
          </div>
          {note && <p aria-hidden="true" className={styles.note}>{note}</p>}
        </div>
      </div>
      <p role="status" className={isShown ? 'visually-hidden' : undefined}>{status}</p>
    </Labelled>
  );
}
