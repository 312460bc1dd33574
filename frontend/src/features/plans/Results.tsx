import { useMemo } from 'react';
import type { PlanSearchReply } from '../../../../backend/src/contract/plans.contract.js';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { pricedFor } from './asked-for.js';
import { methodText } from './Costs.js';
import { useTips } from './display.js';
import { dominatedIn } from './dominated.js';
import { Help } from './Help.js';
import { usePreferences } from './kept.js';
import { MarkedPlans } from './MarkedPlans.js';
import { marksOf } from './marks.js';
import { PlanList } from './PlanList.js';
import { wishesOf } from './preferences.js';
import { rank } from './ranking.js';
import { SaveSearch } from './SaveButtons.js';
import { ShownAs } from './shown-as.js';
import { Source } from './Source.js';
import type { Asked } from './use-search.js';

interface Found extends Asked {
  readonly reply: PlanSearchReply;
}

/** All that is worked out about the plans, once for each answer and each change of the wishes. */
function useRanked({ reply, search }: Pick<Found, 'reply' | 'search'>) {
  const [preferences] = usePreferences();
  return useMemo(() => {
    const wishes = wishesOf(preferences, search.household);
    const rows = rank(reply.plans, wishes, preferences.ownCare);
    return { rows, hasWishes: wishes.length > 0, marks: marksOf(rows), dominated: dominatedIn(rows) };
  }, [reply, search, preferences]);
}

/** No plan to show: truly none, or none whose data could be used, which is not the person's doing. */
const Nothing = ({ reply, ...asked }: Found) => (
  <section className="stack" aria-label="Results">
    <h2>{SEARCH.found(0)}</h2>
    <p role="status">{reply.dropped > 0 ? SEARCH.noneUsable(reply.dropped) : SEARCH.empty}</p>
    <Source provenance={reply.provenance} />
    <Help asked={asked} reply={reply} />
  </section>
);

/** Every plan the marketplace has for this household, best first until somebody sorts otherwise. */
export function Results({ reply, ...asked }: Found) {
  const { search } = asked;
  const ranked = useRanked({ reply, search });
  const tips = useTips();
  const priced = pricedFor(search, reply.eligibility);
  if (reply.plans.length === 0) return <Nothing reply={reply} {...asked} />;
  return (
    <section className="stack" aria-label="Results">
      <h2>{SEARCH.found(reply.plans.length)}</h2>
      {reply.dropped > 0 && <p>{SEARCH.dropped(reply.dropped)}</p>}
      <Source provenance={reply.provenance} />
      <SaveSearch search={search} />
      <Help asked={asked} reply={reply} />
      {priced && <p>{priced}</p>}
      {tips && <p>{methodText(ranked.rows.some(({ cost }) => cost.isOwn), search.household)}</p>}
      <ShownAs value={reply}>
        <MarkedPlans {...ranked} search={search} />
        <PlanList {...ranked} search={search} />
      </ShownAs>
      <p className="muted">{SEARCH.disclaimer}</p>
    </section>
  );
}
