import { useMemo } from 'react';
import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { CareLoader } from '#features/care/index.js';
import { ButtonLink } from '#ui/index.js';
import { CostPictureKey } from '../components/costs/CostPicture.js';
import { FiguresContext } from '../components/links/PlanLink.js';
import { SampleData } from '../components/Sample.js';
import { Source } from '../components/Source.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { useExpectedCare } from '../components/use-own-care-costs.js';
import { useRanking } from '../components/use-ranking.js';
import { creditEstimateText } from '../eligibility/credit-texts.js';
import { CreditCounted } from '../eligibility/CreditCounted.js';
import { FullPrices } from '../eligibility/FullPrices.js';
import { FINDER } from '../messages/finder.js';
import { expectedAmount } from '../model/costs/year-cost.js';
import { badgesFor } from '../model/ranking/badges.js';
import { costScale } from '../model/ranking/cost-scale.js';
import { findDominatedPlans } from '../model/ranking/dominated-plans.js';
import type { QuizNames } from '../model/ranking/unchecked.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { NoneHere } from './DataFaults.js';
import styles from './plan-card.module.css';
import { PlanCard } from './PlanCard.js';

const SHOWN = 3;

interface Props extends SubmittedSearch {
  readonly reply: PlanSearchReply;
  readonly quiz: QuizNames;
}

/** Three plans: first the plans with a badge, and then the best of the other plans. */
export function ThreeCards({ reply, search, kinds, quiz }: Props) {
  const { results } = useFinderPages();
  const ranking = useRanking(search, reply.plans, reply.eligibility);
  const rows = useMemo(() => ranking.rankAll(reply.plans), [ranking, reply]);
  const dominated = findDominatedPlans(rows);
  const expected = expectedAmount(useExpectedCare(search));
  const badges = badgesFor(rows, expected);
  const isBadged = (id: string): boolean => badges.has(id);
  const three = rows.toSorted((a, b) => Number(isBadged(b.plan.id)) - Number(isBadged(a.plan.id))).slice(0, SHOWN);
  const context = { search, badges, dominated, expected, end: costScale(rows, three) };
  const { provenance, eligibility } = reply;
  const hasCredit = eligibility.aptc > 0;
  const estimate = hasCredit && creditEstimateText(provenance.source, search.year);
  if (rows.length === 0) return <NoneHere year={search.year} />;
  return (
    <FiguresContext value={{ provenance, eligibility, kinds }}>
      {hasCredit && (
        <p>
          <CreditCounted submitted={{ search, kinds }} reply={reply} />
        </p>
      )}
      <FullPrices household={search.household} />
      <SampleData source={provenance.source}>
        <ul className={styles.first}>
          {three.map((row, place) => (
            <PlanCard key={row.plan.id} row={row} place={place} quiz={quiz} {...context} />
          ))}
        </ul>
      </SampleData>
      <CareLoader
        planIds={rows.map(({ plan }) => plan.id)}
        year={search.year}
        areMedicinesMissing={ranking.areMedicinesMissing}
      />
      <CostPictureKey cost={three[0]?.cost} />
      {estimate && <p>{estimate}</p>}
      <Source provenance={provenance} state={search.place.state} />
      <p>
        <ButtonLink kind="quiet" to={results.path}>
          {FINDER.seeAll(reply.plans.length)}
        </ButtonLink>
      </p>
    </FiguresContext>
  );
}
