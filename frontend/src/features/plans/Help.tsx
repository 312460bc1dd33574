import { CREDIT } from '../../../../backend/src/contract/messages/plans.js';
import type { PlanSearchReply } from '../../../../backend/src/contract/plans.contract.js';
import { Notice } from '../../ui/index.js';
import { DoorNotices } from './ElsewhereLater.js';
import { dollars } from './money.js';
import type { Asked } from './use-search.js';

/** Help with costs this household may get, and the doors that may fit better than this marketplace. */
export function Help({ asked: { search: { household }, kinds }, reply: { eligibility, plans } }: { asked: Asked; reply: Pick<PlanSearchReply, 'eligibility' | 'plans'> }) {
  const { aptc, csr } = eligibility;
  return (
    <>
      <DoorNotices household={household} kinds={kinds} eligibility={eligibility} />
      {aptc > 0 && plans.length > 0 && <Notice tone="good"><p>{CREDIT.counted(dollars(Math.round(aptc)))} {csr && CREDIT.csr}</p></Notice>}
    </>
  );
}
