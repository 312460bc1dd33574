import { createElement, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { failureText } from '#api/index.js';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { SharedFigures, ShareMade, ShareParts, ShareToMake } from '#contract/api/shares.contract.js';
import { SHARE_PARTS, type SharePart } from '#contract/limits/plans.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { useCareFacts, useDoctorList, useMedicineList } from '#features/care/index.js';
import { Button, Checkbox, Notice } from '#ui/index.js';
import { sharesApi } from '../api/saved.api.js';
import { careUse, exceptionsFrom } from '../components/use-own-care-costs.js';
import { usePreferences } from '../storage/choices.slice.js';
import { SharePreviewContext } from './share-preview.js';
import { SHARE_WORDS } from './words.js';

export interface PlansToShare {
  readonly plans: readonly Pick<PlanSummary, 'id' | 'name'>[];
  readonly year: number;
  /** The search on which the prices on the screen are based. It is null if the plans have no prices. */
  readonly search: PlanSearch | null;
}

/** The parts of a shared link that make sense only together with another part, each with that other part. */
const PART_OF: Partial<Record<SharePart, SharePart>> = { answers: 'prices', health: 'answers' };

/** What can be shared besides the plans: prices with the answers behind them, and lists, if there are any. */
function useShareable({ search, year }: PlansToShare) {
  const [{ ownCare }] = usePreferences();
  const { fills, fillGroups, isComing } = useCareFacts(year);
  const medicines = useMedicineList();
  const doctors = useDoctorList();
  const offered: ShareParts = {
    prices: search !== null,
    answers: search !== null,
    health: search !== null,
    medicines: medicines.length > 0,
    doctors: doctors.length > 0,
  };
  return { offered, ownCare: careUse(ownCare, fills), exceptions: exceptionsFrom(ownCare, fillGroups), isComing };
}

interface Props extends PlansToShare {
  readonly onMade: (made: ShareMade) => void;
}

interface PreviewProps {
  readonly figures: SharedFigures;
  readonly isMaking: boolean;
  readonly problem: ReactNode;
  readonly onMake: () => void;
  readonly onBack: () => void;
}

/** What the people who open the link will see, from the same component as on their page. */
function Preview({ figures, isMaking, problem, onMake, onBack }: PreviewProps) {
  const Content = use(SharePreviewContext);
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="stack">
      {problem}
      <p>
        <Button aria-disabled={isMaking} onClick={onMake}>
          {isMaking ? SHARE_WORDS.making : SHARE_WORDS.make}
        </Button>{' '}
        <Button kind="secondary" onClick={onBack}>
          {SHARE_WORDS.change}
        </Button>
      </p>
      <p ref={title} tabIndex={-1}>
        <strong>{SHARE_WORDS.preview}</strong>
      </p>
      {Content && createElement(Content, { view: figures })}
    </div>
  );
}

/** Asks what a link may show, and then shows it. At first, only the plans and their prices are selected. */
export function ShareForm({ onMade, ...toShare }: Props) {
  const { plans, year, search } = toShare;
  const { offered, ownCare, exceptions, isComing } = useShareable(toShare);
  const [look, { isLoading: isLooking }] = sharesApi.usePreviewShareMutation();
  const [make, { isLoading: isMaking }] = sharesApi.useMakeShareMutation();
  const [figures, setFigures] = useState<SharedFigures | null>(null);
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
  const body: ShareToMake = {
    plan_ids: plans.map(({ id }) => id).filter((id) => ids.includes(id)),
    year,
    shows,
    search: shows.prices ? search : null,
    own_care: shows.prices ? ownCare : null,
    exceptions: shows.prices ? exceptions : undefined,
  };
  // The yearly costs on the page are not complete until the medicines are known.
  const isBusy = isLooking || (shows.prices && isComing);
  async function show(): Promise<void> {
    if (isBusy) return;
    if (ids.length === 0) return setProblem(SHARE_WORDS.choose);
    setProblem(null);
    const { data, error } = await look({ body });
    if (data) setFigures(data);
    else setProblem(failureText(error, SHARE_WORDS.failed));
  }
  async function send(): Promise<void> {
    if (isMaking) return;
    setProblem(null);
    const { data, error } = await make({ body });
    if (data) onMade(data);
    else setProblem(failureText(error, SHARE_WORDS.failed));
  }
  const notice = problem && <Notice tone="problem" text={problem} />;
  if (figures)
    return (
      <Preview
        figures={figures}
        isMaking={isMaking}
        problem={notice}
        onMake={() => void send()}
        onBack={() => setFigures(null)}
      />
    );
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
      {shows.prices && ownCare && <p className="muted">{SHARE_WORDS.ownCare}</p>}
      {notice}
      <p>
        <Button aria-disabled={isBusy} onClick={() => void show()}>
          {isBusy ? SHARE_WORDS.looking : SHARE_WORDS.look}
        </Button>
      </p>
    </div>
  );
}
