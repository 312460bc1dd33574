import { PRIVATE_KEYS, readPrivate } from '#features/session/index.js';
import { lazyPart, Notice } from '#ui/index.js';
import { MATCHING } from '../messages/plans.js';
import type { Match } from '../model/ranking/preferences.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import type { QuizNames } from '../model/ranking/unchecked.js';

const List = ({ title, labels }: { title: string; labels: readonly string[] }) =>
  labels.length > 0 && (
    <p>
      <strong>{title}:</strong> {labels.join(', ')}
    </p>
  );

interface Props {
  readonly row: RankedPlan;
  /** What the person named in the quiz, if it is not what this browser has stored from the quiz. */
  readonly quiz?: QuizNames | undefined;
}
interface MatchProps extends Props {
  /** Whether only what a plan misses is listed. What it meets, and its medicines and doctors, are on its page. */
  readonly isShort?: boolean;
}

/** Returns whether the person stated preferences other than the medicines and doctors on the lists. */
export const hasWishes = ({ match, care }: Pick<RankedPlan, 'match' | 'care'>): boolean =>
  [match.matched, match.missing, match.priceUnknown, match.notJudged].flat().length > (care?.items.length ?? 0);

/** Few people come from the quiz, so the code that compares its names with the lists is loaded only for them. */
const LazyUnlessUnchecked = lazyPart(() => import('./UnlessUnchecked.js').then((part) => part.UnlessUnchecked));
const hasQuizNames = (): boolean => /"(?:medicines|doctors)":\["/.test(readPrivate(PRIVATE_KEYS.fromQuiz) ?? '');

/** A short note that no plan was asked about some medicines or doctors of the quiz, if that is so. */
export const UncheckedNote = ({ row: { care }, quiz }: Props) =>
  (quiz || hasQuizNames()) && <LazyUnlessUnchecked care={care} quiz={quiz} all={null} />;

/**
 * Lists of the person's preferences: those that a plan meets, those that it misses, and those that cannot be judged. If
 * there are none but the lists of medicines and doctors, which have a section of their own, nothing is rendered, except
 * a message if the plan's benefits could not be loaded. No plan meets all preferences before it was asked about the
 * medicines and doctors from the quiz.
 */
export function PlanMatch({ row: { match, plan, care }, quiz, isShort = false }: MatchProps) {
  const isListed = hasWishes({ match, care });
  const matches = !isShort && isListed && <List title={MATCHING.matches} labels={match.matched} />;
  if (match.matchesAll && isListed) {
    const meetsAll = (
      <p>
        <strong>{MATCHING.all}</strong>
      </p>
    );
    const all = isShort ? meetsAll : <Notice tone="good">{meetsAll}</Notice>;
    if (!quiz && !hasQuizNames()) return all;
    return <LazyUnlessUnchecked care={care} quiz={quiz} all={all} matches={matches} />;
  }
  const isNotLoaded = match.missing.includes(MATCHING.benefitsNotLoaded);
  return (
    <div>
      {matches}
      {isListed && (
        <>
          <List title={MATCHING.missing} labels={match.missing} />
          <List title={MATCHING.notKnown} labels={match.priceUnknown} />
          <List title={MATCHING.notJudged} labels={match.notJudged} />
        </>
      )}
      {plan.topics === null && !isNotLoaded && <p>{MATCHING.benefitsNotLoaded}</p>}
    </div>
  );
}

/** A phrase such as "2 of 3": the plan meets two of the three preferences that can be judged. */
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
