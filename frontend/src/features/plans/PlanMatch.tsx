import { MATCHING } from '../../../../backend/src/contract/messages/plans.js';
import { Notice } from '../../ui/index.js';
import type { Match } from './preferences.js';

const List = ({ title, labels }: { title: string; labels: readonly string[] }) => labels.length > 0 && <p><strong>{title}:</strong> {labels.join(', ')}</p>;

/** How the plan meets what was asked for, with every reason; nothing when nothing was asked. */
export function PlanMatch({ match }: { match: Match }) {
  if (match.asked === 0) return null;
  if (match.matchesAll) return <Notice tone="good"><p><strong>{MATCHING.all}</strong></p><List title={MATCHING.matches} labels={match.matched} /></Notice>;
  return <div><List title={MATCHING.matches} labels={match.matched} /><List title={MATCHING.missing} labels={match.missing} /></div>;
}

export const scoreText = ({ asked, missed }: Match): string => MATCHING.score(asked - missed, asked);
