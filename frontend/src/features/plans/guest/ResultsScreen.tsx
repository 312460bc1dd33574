import { PAGES } from '#contract/pages.js';
import { LazyWordingSwitches } from '#features/wording/index.js';
import { WORDING } from '#features/wording/messages.js';
import { Disclosure, Page } from '#ui/index.js';
import { OwnAnswers } from '../components/answers/OwnAnswers.js';
import { ComingPlans } from '../components/ComingPlans.js';
import { OPEN } from '../components/use-finder-pages.js';
import { FoundPlans } from '../search/FoundPlans.js';
import styles from '../search/search.module.css';

export default function ResultsScreen() {
  return (
    <Page>
      <h1 className={styles.title}>{PAGES.planResults.title}</h1>
      <OwnAnswers before={<ComingPlans />} hasClear={false}>
        <FoundPlans pages={OPEN} />
        <Disclosure title={WORDING.title}>
          <LazyWordingSwitches />
        </Disclosure>
      </OwnAnswers>
    </Page>
  );
}
