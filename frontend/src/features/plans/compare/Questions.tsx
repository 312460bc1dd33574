import { firmDetail } from '#content/firm/firm.js';
import { SITE } from '#contract/messages/site.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import styles from './compare.module.css';

export const Questions = ({ year }: { year: number }) => (
  <section className={`${styles.onPaper} ${styles.ask}`}>
    <h2>{COMPARE_PAGE.ask.title}</h2>
    <ol>
      {COMPARE_PAGE.ask.questions(year).map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
    <p>{SITE.onPaper(SITE.name, firmDetail('phone'))}</p>
  </section>
);
