import { HOME } from '../../content/home.js';
import { PRIVACY_BANNER, VALUES } from '../../content/values.js';
import { ButtonLink, CardGrid, CardItem, Page } from '../../ui/index.js';
import { HomeArt } from './HomeArt.js';
import styles from './home.module.css';

const TINTS = ['blue', 'teal', 'green', 'purple'] as const;

function Hero() {
  const { title, text, compare, va, quiz } = HOME.hero;
  return (
    <div className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.heroText}>
          <h1>{title}</h1>
          <p>{text}</p>
          <p className={styles.actions}>
            <ButtonLink kind="onBand" to={compare.to}>{compare.label}</ButtonLink>
            <ButtonLink kind="onBandOutline" to={va.to}>{va.label}</ButtonLink>
            <ButtonLink kind="onBandOutline" to={quiz.to}>{quiz.label}</ButtonLink>
          </p>
        </div>
        <HomeArt />
      </div>
    </div>
  );
}

export default function Home() {
  return (
    <>
      <Hero />
      <Page>
        <h2>{HOME.how.title}</h2>
        <ol className={styles.steps}>
          {HOME.how.steps.map(({ id, title, text }, index) => <li key={id}><span className={styles.number} aria-hidden="true">{index + 1}</span><h3>{title}</h3><p>{text}</p></li>)}
        </ol>
        <div className={styles.call}>
          <h2>{HOME.quiz.title}</h2>
          <p>{HOME.quiz.text}</p>
          <ButtonLink to={HOME.quiz.action.to}>{HOME.quiz.action.label}</ButtonLink>
        </div>
        <h2>{HOME.values.title}</h2>
        <p className="lead">{HOME.values.text}</p>
        <CardGrid>{VALUES.map(({ id, title, text }, index) => <CardItem key={id} tint={TINTS[index]}><h3>{title}</h3><p>{text}</p></CardItem>)}</CardGrid>
        <h2>{HOME.resources.title}</h2>
        <p>{HOME.resources.text}</p>
        <p><ButtonLink kind="secondary" to={HOME.resources.action.to}>{HOME.resources.action.label}</ButtonLink></p>
        <p><strong>{PRIVACY_BANNER.title}</strong> {PRIVACY_BANNER.text}</p>
      </Page>
    </>
  );
}
