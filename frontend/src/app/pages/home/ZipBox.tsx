import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { HOME } from '#content/home.js';
import { PAGES } from '#contract/pages.js';
import { Button } from '#ui/index.js';
import styles from './home.module.css';
import { ZIP_INPUT } from './zip-input.js';

const { label, button, wrong, note } = HOME.hero.zip;

/**
 * A form for a ZIP code that leads to the questions of the plan search. The code is passed in the navigation state, not
 * in the URL. The input has no name, so a form that is submitted before the page's scripts have run does not put the
 * code into the URL either. The script in the page's head then keeps the code (app/boot.ts).
 */
export function ZipBox() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const zip = input.current?.value.trim() ?? '';
    // People may also enter a ZIP+4 code, which the questions of the plan search shorten to its first five digits.
    const isComplete = /^\d{5}([-–\s]?\d{4})?$/.test(zip);
    setWrong(!isComplete);
    if (isComplete) void navigate(PAGES.plans.path, { state: { zip } });
    else input.current?.focus();
  }
  return (
    <form className={styles.zip} action={PAGES.plans.path} noValidate onSubmit={submit}>
      <label htmlFor={ZIP_INPUT}>{label}</label>
      <div>
        <input
          ref={input}
          id={ZIP_INPUT}
          className="choice"
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={isWrong || undefined}
          aria-describedby="zip-note"
        />
        <Button type="submit">{button}</Button>
      </div>
      <p id="zip-note" role="status">
        {isWrong ? wrong : note}
      </p>
    </form>
  );
}
