import { Check, ExternalLink, Phone, PhoneIncoming } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Household, Source } from '#contract/api/plans.contract.js';
import { PAGES } from '#contract/pages.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { Button, ButtonAnchor, ButtonLink, lazyPart, useToday } from '#ui/index.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { HEALTHCARE_GOV, NEXT_STEP, OFFICIAL_PHONES } from '../messages/next-step.js';
import { NEXT_STEP_ID } from '../messages/plan-details.js';
import { SAMPLE } from '../messages/plan.js';
import type { CoverageAnswer } from '../model/search/other-coverage.js';
import { isMedicareFirst, nextStep, type Step } from './next-step.js';
import styles from './next-step.module.css';

const LazyConsent = lazyPart(() => import('#features/consent/index.js').then((part) => part.ContactConsent));

/** The first button of the step, the only filled one. */
function FirstButton({ target, isSample }: { target: Step['target']; isSample: boolean }) {
  const { questions } = useFinderPages();
  if (target === 'deadlines' || target === 'medicare')
    return <ButtonLink to={PAGES.deadlines.path}>{NEXT_STEP.deadlines}</ButtonLink>;
  if (target === 'plans') return <ButtonLink to={questions.path}>{NEXT_STEP.plans}</ButtonLink>;
  return (
    <ButtonAnchor
      href={isSample ? HEALTHCARE_GOV.start : HEALTHCARE_GOV.plans}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ExternalLink aria-hidden="true" className="icon" />
      <span>
        {NEXT_STEP[target === 'enroll' ? 'enrollAt' : 'goTo']}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
    </ButtonAnchor>
  );
}

const Ready = ({ plans, isSample }: Pick<Props, 'plans'> & { isSample: boolean }) => (
  <div>
    <p>
      <b>{NEXT_STEP.ready.title}</b>
    </p>
    <ul className={styles.ready}>
      {[
        ...plans.map(({ id, name }) =>
          [
            ...(plans.length > 1 ? [name] : []),
            NEXT_STEP.ready.planId(id),
            ...(isSample ? [`(${SAMPLE.tag.toLowerCase()})`] : []),
          ].join(' '),
        ),
        ...NEXT_STEP.ready.list,
      ].map((thing) => (
        <li key={thing}>
          <Check aria-hidden="true" className="icon" /> {thing}
        </li>
      ))}
    </ul>
  </div>
);

interface Props {
  /** The plans that the reader may enroll in. The consent form names the first one. */
  readonly plans: readonly Pick<PlanSummary, 'id' | 'name'>[];
  readonly year: number;
  readonly source: Source | undefined;
  /** The household and its answers about other coverage, or null if they are not known. */
  readonly household: Household | null;
  readonly kinds?: readonly CoverageAnswer[] | null;
}

/** What to do once a plan is chosen: enroll (where, by when, with what at hand), or have an advisor call. */
export function NextStep({ plans, year, source, household, kinds = null }: Props) {
  const today = useToday();
  const [isAsking, setAsking] = useState(false);
  const isSample = source === 'sample';
  const { title, text, target } = nextStep(year, today, household !== null && isMedicareFirst(household, kinds));
  const { phone, whose } = OFFICIAL_PHONES[target === 'medicare' ? 'medicare' : 'marketplace'];
  const isAtMarketplace = target === 'enroll' || target === 'marketplace';
  return (
    <section id={NEXT_STEP_ID} className={styles.next} aria-labelledby="next-step-title" tabIndex={-1}>
      <h2 id="next-step-title">{title}</h2>
      <p>
        {text} {isSample && isAtMarketplace && NEXT_STEP.sample}
      </p>
      <div className={`${styles.acts} no-print`}>
        <FirstButton target={target} isSample={isSample} />
        <ButtonAnchor kind="secondary" href={`tel:${phone}`}>
          <Phone aria-hidden="true" className="icon" />
          <span>
            {phone} <small>{whose}</small>
          </span>
        </ButtonAnchor>
        <Button kind="secondary" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          <PhoneIncoming aria-hidden="true" className="icon" />
          <span>
            {NEXT_STEP.callMe} <small>{NEXT_STEP.callMeHow}</small>
          </span>
        </Button>
      </div>
      {isAsking && <LazyConsent planId={plans[0]?.id ?? ''} />}
      {isAtMarketplace && <Ready plans={plans} isSample={isSample} />}
    </section>
  );
}

/** Whether the next step is in view, so that the bar that leads to it can leave. `isThere`: it is rendered. */
export function useIsNextStepInView(isThere: boolean): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    const part = isThere ? document.getElementById(NEXT_STEP_ID) : null;
    if (!part) return;
    const watch = new IntersectionObserver((entries) => setIn(entries.at(-1)?.isIntersecting ?? false));
    watch.observe(part);
    return () => watch.disconnect();
  }, [isThere]);
  return isIn;
}
