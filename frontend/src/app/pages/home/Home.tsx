import { useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { PRIVACY_BANNER } from '#content/firm/values.js';
import { HOME } from '#content/home.js';
import { PAGES } from '#contract/pages.js';
import { Button, ButtonLink, lazyPart, Page } from '#ui/index.js';
import { HeroVideo } from './HeroVideo.js';
import styles from './home.module.css';
import { Icon } from './Icons.js';
import { QuizArt } from './QuizArt.js';
import { ResourceCards } from './ResourceCards.js';
import { Values } from './Values.js';
import { WayLink } from './WayLink.js';
import { ZIP_INPUT } from './zip-input.js';

const { label, button, wrong, note } = HOME.hero.zip;

/**
 * A form for a ZIP code that leads to the questions of the plan search. The code is passed in the navigation state, not
 * in the URL. The input has no name, so a form that is submitted before the page's scripts have run does not put the
 * code into the URL either. The script in the page's head then keeps the code (app/boot.ts).
 */
function ZipBox() {
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

/** The contact form, which is loaded on demand because its code is larger than that of the page. */
const RequestInfo = lazyPart(() => import('#features/contact/index.js').then((part) => part.RequestInfo));

/** A link to the contact page. Where scripts run, the link opens the contact form in a dialog instead. */
function AskUs() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const { label, to } = HOME.ask.action;
  const open = (event: MouseEvent): void => {
    // Let the browser handle clicks with Ctrl, Cmd or Shift, which open the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <ButtonLink kind="secondary" to={to} onClick={open} aria-haspopup="dialog">
        {label}
      </ButtonLink>
      {state !== 'never' && <RequestInfo isOpen={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}

function Hero() {
  const { title, text, compare, va, quiz } = HOME.hero;
  return (
    <div className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.heroText}>
          <h1>{title}</h1>
          <p>{text}</p>
          <ZipBox />
          <p className={styles.actions}>
            <WayLink kind="onBandOutline" to={compare.to}>
              {compare.label}
            </WayLink>
            <WayLink kind="onBandOutline" to={va.to}>
              {va.label}
            </WayLink>
            <ButtonLink kind="onBandOutline" to={quiz.to}>
              {quiz.label}
            </ButtonLink>
          </p>
        </div>
        <HeroVideo />
      </div>
    </div>
  );
}

function HowItWorks() {
  return (
    <section>
      <h2>{HOME.how.title}</h2>
      <ol className={styles.steps}>
        {HOME.how.steps.map(({ id, title, text }, index) => (
          <li key={id}>
            <div className={styles.sign}>
              <Icon name={id} />
              <span aria-hidden="true">{index + 1}</span>
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function QuizCall() {
  return (
    <section className={styles.call}>
      <div>
        <h2>{HOME.quiz.title}</h2>
        <p>{HOME.quiz.text}</p>
        <ButtonLink to={HOME.quiz.action.to}>{HOME.quiz.action.label}</ButtonLink>
      </div>
      <QuizArt />
    </section>
  );
}

function Learn() {
  const { title, text, action } = HOME.resources;
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
      <ResourceCards heading="h3" />
      <p>
        <ButtonLink kind="secondary" to={action.to}>
          {action.label}
        </ButtonLink>
      </p>
    </section>
  );
}

export default function Home() {
  return (
    <>
      <Hero />
      <Page>
        <div className={styles.sections}>
          <HowItWorks />
          <QuizCall />
          <section>
            <h2>{HOME.values.title}</h2>
            <p className="lead">{HOME.values.text}</p>
            <Values />
          </section>
          <Learn />
          <section className={styles.ask}>
            <div>
              <h2>{HOME.ask.title}</h2>
              <p>{HOME.ask.text}</p>
            </div>
            <p>
              <AskUs />
            </p>
          </section>
          <p className={styles.promise}>
            <Icon name="privacy" />
            <span>
              <strong>{PRIVACY_BANNER.title}</strong> {PRIVACY_BANNER.text}
            </span>
          </p>
        </div>
      </Page>
    </>
  );
}
