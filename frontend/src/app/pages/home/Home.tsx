import { ChevronRight, ListChecks, Medal, Phone, Scale } from 'lucide-react';
import { useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { firmDetail } from '#content/firm/firm.js';
import { VALUES } from '#content/firm/values.js';
import { HOME } from '#content/home.js';
import { CONTACT } from '#contract/messages/contact.js';
import { PAGES } from '#contract/pages.js';
import { useWay } from '#features/session/index.js';
import { Button, ButtonAnchor, ButtonLink, Card, lazyPart, Page } from '#ui/index.js';
import { HeroVideo } from './HeroVideo.js';
import styles from './home.module.css';
import { Icon } from './Icons.js';
import { ZIP_INPUT } from './zip-input.js';

const { label, button, wrong, note } = HOME.hero.zip;

/**
 * A form for a ZIP code that leads to the questions. The code is never in a URL: it goes in the navigation state, and
 * the input has no name. Before the page's scripts run, the script in the head keeps it (app/boot.ts).
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
      <ButtonLink kind="quiet" to={to} onClick={open} aria-haspopup="dialog">
        {label}
      </ButtonLink>
      {state !== 'never' && <RequestInfo isOpen={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}

const DOORS = [
  { ...HOME.hero.compare, Sign: Scale },
  { ...HOME.hero.va, Sign: Medal },
  { ...HOME.hero.quiz, Sign: ListChecks },
];

function Doors() {
  const way = useWay();
  return (
    <ul className={styles.doors}>
      {DOORS.map(({ label, note, to, Sign }) => (
        <li key={label}>
          <Link to={way(to)}>
            <Sign aria-hidden="true" />
            <span>
              <b>{label}</b> <small>{note}</small>
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Hero() {
  const { title, text } = HOME.hero;
  return (
    <div className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.heroText}>
          <h1>{title}</h1>
          <p>{text}</p>
          <ZipBox />
          <Doors />
        </div>
        <HeroVideo />
      </div>
    </div>
  );
}

const HowItWorks = () => (
  <section>
    <h2>{HOME.how.title}</h2>
    <ol className={styles.steps}>
      {HOME.how.steps.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);

const Starts = () => (
  <div className={styles.starts}>
    <Card>
      <div>
        <h2>{HOME.quiz.title}</h2>
        <p className="muted">{HOME.quiz.text}</p>
      </div>
      <ButtonLink kind="secondary" to={HOME.quiz.action.to}>
        {HOME.quiz.action.label}
      </ButtonLink>
    </Card>
    <Card>
      <div>
        <h2>{HOME.ask.title}</h2>
        <p className="muted">{CONTACT.hours}.</p>
      </div>
      <ButtonAnchor kind="secondary" href={`tel:${firmDetail('phone')}`}>
        <Phone aria-hidden="true" />
        {firmDetail('phone')}
      </ButtonAnchor>
      <p>
        <AskUs />
      </p>
    </Card>
  </div>
);

export default function Home() {
  return (
    <>
      <Hero />
      <Page>
        <div className={styles.sections}>
          <HowItWorks />
          <Starts />
          <ul className={styles.promises} aria-label={HOME.values}>
            {VALUES.map(({ id, title }) => (
              <li key={id}>
                <Icon name={id} />
                {title}
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <ButtonLink kind="quiet" to={HOME.resources.to}>
              {HOME.resources.label}
            </ButtonLink>
          </p>
        </div>
      </Page>
    </>
  );
}
