import { useState } from 'react';
import { failureText } from '#api/index.js';
import type { ShareMade, ShareParts } from '#contract/api/shares.contract.js';
import { SHARE_PARTS, type SharePart } from '#contract/plans/shares.js';
import { useCareFacts, useDoctorList, useMedicineList } from '#features/care/index.js';
import { Button, Checkbox, Notice } from '#ui/index.js';
import { sharesApi } from '../api/shares.api.js';
import { careUse, exceptionsFrom } from '../components/use-own-care-costs.js';
import { usePreferences } from '../storage/preferences.slice.js';
import type { PlansToShare } from './plans-to-share.js';
import { SHARE_WORDS } from './words.js';

/** The parts of a shared link that make sense only together with another part, each with that other part. */
const PART_OF: Partial<Record<SharePart, SharePart>> = { answers: 'prices', health: 'answers' };

/**
 * Returns what can be shared in addition to the plans: the prices on the screen with the answers on which they are
 * based, and the person's lists of medicines and doctors, if there are any.
 */
function useShareable({ search, year }: PlansToShare) {
  const [{ ownCare }] = usePreferences();
  const { fills, fillGroups } = useCareFacts(year);
  const medicines = useMedicineList();
  const doctors = useDoctorList();
  const offered: ShareParts = {
    prices: search !== null,
    answers: search !== null,
    health: search !== null,
    medicines: medicines.length > 0,
    doctors: doctors.length > 0,
  };
  return { offered, ownCare: careUse(ownCare, fills), exceptions: exceptionsFrom(ownCare, fillGroups) };
}

interface Props extends PlansToShare {
  readonly onMade: (made: ShareMade) => void;
}

/** The form that asks what a shared link may show. At first, only the plans and their prices are selected. */
export function ShareForm({ onMade, ...toShare }: Props) {
  const { plans, year, search } = toShare;
  const { offered, ownCare, exceptions } = useShareable(toShare);
  const [make, { isLoading }] = sharesApi.useMakeShareMutation();
  const [ids, setIds] = useState<readonly string[]>(plans.map(({ id }) => id));
  const [ticks, setTicks] = useState<ShareParts>({
    prices: offered.prices,
    answers: false,
    health: false,
    medicines: false,
    doctors: false,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const isOffered = (part: SharePart): boolean => {
    const whole = PART_OF[part];
    return offered[part] && (!whole || (ticks[whole] && isOffered(whole)));
  };
  const shows = Object.fromEntries(SHARE_PARTS.map((part) => [part, ticks[part] && isOffered(part)])) as ShareParts;
  async function send(): Promise<void> {
    if (isLoading) return;
    if (ids.length === 0) return setProblem(SHARE_WORDS.choose);
    setProblem(null);
    const { data, error } = await make({
      body: {
        plan_ids: plans.map(({ id }) => id).filter((id) => ids.includes(id)),
        year,
        shows,
        search: shows.prices ? search : null,
        own_care: shows.health ? ownCare : null,
        exceptions: shows.health ? exceptions : undefined,
      },
    });
    if (data) onMade(data);
    else setProblem(failureText(error, SHARE_WORDS.failed));
  }
  return (
    <div className="stack">
      <p>{SHARE_WORDS.intro}</p>
      {plans.length > 1 && (
        <fieldset>
          <legend>{SHARE_WORDS.plans}</legend>
          {plans.map(({ id, name }) => (
            <Checkbox
              key={id}
              name={`plan.${id}`}
              label={name}
              checked={ids.includes(id)}
              onChange={(event) => setIds(event.target.checked ? [...ids, id] : ids.filter((one) => one !== id))}
            />
          ))}
        </fieldset>
      )}
      {SHARE_PARTS.some(isOffered) && (
        <fieldset>
          <legend>{SHARE_WORDS.parts}</legend>
          {SHARE_PARTS.filter(isOffered).map((part) => (
            <Checkbox
              key={part}
              name={`share.${part}`}
              label={SHARE_WORDS.ticks[part]}
              hint={part === 'prices' ? SHARE_WORDS.pricesHint : undefined}
              checked={ticks[part]}
              onChange={(event) => setTicks({ ...ticks, [part]: event.target.checked })}
            />
          ))}
        </fieldset>
      )}
      {shows.prices && !shows.health && ownCare && <p className="muted">{SHARE_WORDS.averageCare}</p>}
      {problem && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      <p>
        <Button aria-disabled={isLoading} onClick={() => void send()}>
          {isLoading ? SHARE_WORDS.making : SHARE_WORDS.make}
        </Button>
      </p>
    </div>
  );
}
