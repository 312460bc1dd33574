import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useFieldProps } from '../form/form-context.js';
import formStyles from '../form/form.module.css';
import { Labelled } from '../form/Labelled.js';
import styles from './combobox.module.css';

interface Suggestions<O> {
  readonly options: readonly O[];
  readonly onChoose: (option: O) => void;
  readonly onClear: () => void;
}

/**
 * Which suggestion is active and whether the list is open, by the ARIA Authoring Practices: arrows open and move (with
 * Alt only open), Enter chooses, Escape closes the list, then clears the field.
 */
function useSuggestions<O>({ options, onChoose, onClear }: Suggestions<O>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => setActive(-1), [options]);
  const isShown = isOpen && options.length > 0;
  const at = Math.min(active, options.length - 1);

  function close(): void {
    setOpen(false);
    setActive(-1);
  }
  function go(to: number, isAlt: boolean): void {
    setOpen(true);
    if (!isAlt) setActive(to);
  }
  function choose(option: O | undefined): void {
    if (!option) return;
    close();
    onChoose(option);
  }
  const keys: Record<string, (isAlt: boolean) => void> = {
    ArrowDown: (isAlt) => go(at + 1 < options.length ? at + 1 : 0, isAlt),
    ArrowUp: (isAlt) => go(at <= 0 ? options.length - 1 : at - 1, isAlt),
    Escape: () => (isShown ? close() : onClear()),
    Enter: () => choose(isShown ? options[at] : undefined),
  };
  function onKeyDown(event: KeyboardEvent): void {
    const act = keys[event.key];
    if (!act) return;
    // Prevent the default action, because Enter would otherwise submit the surrounding form.
    event.preventDefault();
    act(event.altKey);
  }
  return { isShown, at, open: () => setOpen(true), close, choose, onKeyDown };
}

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
  /** The text in the field. The text does not change while the person moves through the suggestions. */
  readonly text: string;
  readonly options: readonly O[];
  /** Text announced by screen readers after the suggestions have changed: how many there are, or why there are none. */
  readonly status: string;
  /** Text shown below the suggestions. Screen readers get the same information from `status`. */
  readonly note?: string;
  /** A ref to the input element, with which a page can set the element's text and move focus to it. */
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onText: (text: string) => void;
  readonly onChoose: (option: O) => void;
}

/**
 * A combobox of the ARIA Authoring Practices (list autocomplete, manual selection); focus stays in the field. An option
 * is chosen at a click's end, so that a finger can scroll the list.
 */
export function Combobox<O extends ComboboxOption>({
  name,
  label,
  hint,
  placeholder,
  text,
  options,
  status,
  note,
  field,
  onText,
  onChoose,
}: Props<O>) {
  const wiring = useFieldProps(name, hint);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const { isShown, at, open, close, choose, onKeyDown } = useSuggestions({
    options,
    onChoose,
    onClear: () => onText(''),
  });
  useEffect(() => {
    if (isShown && at >= 0) box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [isShown, at]);
  // A bar at the lower edge of the window, or the edge itself, must not hide the suggestions.
  useEffect(() => {
    if (isShown) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, options]);
  const optionId = (index: number): string => `${listId}-${index}`;
  return (
    <Labelled wiring={wiring} label={label} hint={hint}>
      <div className={styles.box} ref={box}>
        <input
          {...wiring.control}
          ref={field}
          className={formStyles.input}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={isShown && at >= 0 ? optionId(at) : undefined}
          value={text}
          onChange={(event) => {
            open();
            onText(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onFocus={open}
          onBlur={close}
        />
        {/* Prevent the browser from moving focus out of the text field when a suggestion is pressed. */}
        <div
          ref={popup}
          className={styles.popup}
          hidden={!isShown}
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
        >
          <div id={listId} role="listbox" aria-label={label} className={styles.list}>
            {options.map((option, index) => (
              <div
                key={option.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className={styles.option}
                onClick={() => choose(option)}
                onKeyDown={onKeyDown}
              >
                {option.label} {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </div>
            ))}
          </div>
          {note && (
            <p aria-hidden="true" className={styles.note}>
              {note}
            </p>
          )}
        </div>
      </div>
      <p role="status" className={isShown ? 'visually-hidden' : undefined}>
        {status}
      </p>
    </Labelled>
  );
}
