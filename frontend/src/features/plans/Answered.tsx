import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { Notice } from '../../ui/index.js';
import { useAskedFor } from './asked-for.js';
import { AwayNotice, DoorNotices, useNoticesSoon } from './ElsewhereLater.js';
import { Results } from './Results.js';
import type { Answer } from './use-search.js';

const MedicareOnly = ({ answer: { search: { household }, kinds } }: { answer: Answer }) => <><h2>{SEARCH.medicareOnly}</h2><DoorNotices household={household} kinds={kinds} eligibility={null} /></>;

interface Props {
  readonly answer: Answer | null;
  /** A newer search is under way: its answer is read out even when it is in the same words. */
  readonly isBusy: boolean;
  /** A newer search did not work. */
  readonly isOld: boolean;
}

/** What the last search that worked found, under the line that says what it was for; another place to go is read out at once. */
export function Answered({ answer, isBusy, isOld }: Props) {
  useNoticesSoon();
  const askedFor = useAskedFor(answer?.kind === 'plans' ? answer.search : null);
  return (
    <>
      {answer && isOld && <Notice tone="warning"><p>{SEARCH.stillOld}</p></Notice>}
      <div role="status">
        {answer?.kind === 'plans' && !isBusy && <p className="visually-hidden">{SEARCH.found(answer.reply.plans.length)}</p>}
        {answer?.kind === 'away' && <AwayNotice away={answer.away} />}
        {answer?.kind === 'medicare' && <MedicareOnly answer={answer} />}
      </div>
      {answer?.kind === 'plans' && <><p>{askedFor}</p><Results reply={answer.reply} search={answer.search} kinds={answer.kinds} /></>}
    </>
  );
}
