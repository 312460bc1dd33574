import { MATCHING } from '#contract/messages/plans/plans.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { Notice } from '#ui/index.js';
import type { Match } from '../model/ranking/preferences.js';

const List = ({ title, labels }: { title: string; labels: readonly string[] }) =>
  labels.length > 0 && (
    <p>
      <strong>{title}:</strong> {labels.join(', ')}
    </p>
  );

interface Props {
  readonly match: Match;
  readonly plan: Pick<PlanSummary, 'topics'>;
}

/**
 * Lists of the person's preferences: those that a plan meets, those that it misses, and those that cannot be judged. If
 * there are no preferences, nothing is rendered, except a message if the plan's benefits could not be loaded.
 */
export function PlanMatch({ match, plan }: Props) {
  if (match.matchesAll)
    return (
      <Notice tone="good">
        <p>
          <strong>{MATCHING.all}</strong>
        </p>
        <List title={MATCHING.matches} labels={match.matched} />
      </Notice>
    );
  const isNotLoaded = match.missing.includes(MATCHING.benefitsNotLoaded);
  return (
    <div>
      <List title={MATCHING.matches} labels={match.matched} />
      <List title={MATCHING.missing} labels={match.missing} />
      <List title={MATCHING.notKnown} labels={match.priceUnknown} />
      <List title={MATCHING.notJudged} labels={match.notJudged} />
      {plan.topics === null && !isNotLoaded && <p>{MATCHING.benefitsNotLoaded}</p>}
    </div>
  );
}

/**
 * Returns a phrase such as "2 of 3", which says that the plan meets two of the three preferences that can be judged.
 */
export const scoreText = ({ judgedCount, matched }: Match): string =>
  judgedCount === 0 ? MATCHING.notJudged : MATCHING.score(matched.length, judgedCount);

export const scoreWithReasons = (match: Match): string =>
  [
    scoreText(match),
    ...[
      [MATCHING.missing, match.missing] as const,
      [MATCHING.notKnown, match.priceUnknown] as const,
      [MATCHING.notJudged, match.judgedCount === 0 ? [] : match.notJudged] as const,
    ].flatMap(([title, labels]) => (labels.length > 0 ? [`${title}: ${labels.join(', ')}`] : [])),
  ].join('. ');
