import { PRIVACY_BANNER } from '#content/firm/values.js';
import { HOME } from '#content/home.js';
import { ButtonLink, Page } from '#ui/index.js';
import { AskUs } from './AskUs.js';
import { HeroVideo } from './HeroVideo.js';
import styles from './home.module.css';
import { Icon } from './Icons.js';
import { QuizArt } from './QuizArt.js';
import { ResourceCards } from './ResourceCards.js';
import { Values } from './Values.js';
import { WayLink } from './WayLink.js';
import { ZipBox } from './ZipBox.js';

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
