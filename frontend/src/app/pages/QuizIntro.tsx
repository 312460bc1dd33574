import { PAGES } from '../../../../backend/src/contract/pages.js';
import { ButtonLink, Page } from '../../ui/index.js';

export default function QuizIntro() {
  return (
    <Page width="reading">
      <h1>{PAGES.quiz.title}</h1>
      <p className="lead">Before you compare plans, it helps to have four things at hand.</p>
      <ol>
        <li>Your ZIP code and the age of everyone who needs coverage.</li>
        <li>A guess of your household’s income for the year.</li>
        <li>The names and strengths of your medicines.</li>
        <li>The names of the doctors you want to keep.</li>
      </ol>
      <p><ButtonLink to={PAGES.marketplace.path}>{PAGES.marketplace.title}</ButtonLink></p>
    </Page>
  );
}
