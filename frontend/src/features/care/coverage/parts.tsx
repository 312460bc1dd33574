import { lazy, Suspense, useEffect, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { useAppDispatch } from '#store/index.js';
import { lazyPart } from '#ui/index.js';
import { CARE_NAMES } from '../messages/care-names.js';
import type { PlanCare } from '../model/plan-care.js';
import { careFactsFound, NO_CARE_FACTS } from '../storage/care-facts.slice.js';
import { useMayHaveLists } from '../storage/use-may-have-lists.js';
import type { NoteProps } from './CareChips.js';
import type { Asked } from './CareLoader.js';

type Parts = typeof import('./lazy-parts.js');
/** Loads the code of the components for medicines and doctors, and of the functions that judge what plans cover. */
export const loadCareParts = (): Promise<Parts> => import('./lazy-parts.js');

/** The lists of medicines and doctors with the search for more, in a file of their own that few people need. */
export const LazyCareLists = lazyPart(() => import('../lists/CareLists.js').then((part) => part.CareLists));
const LazyPlanCare = lazyPart(() => import('./PlanCare.js').then((part) => part.PlanCare));
const LazyPlanCareNotes = lazyPart(() => import('./PlanCare.js').then((part) => part.PlanCareNotes));

/** Replaces `CareLoader` if there are no lists or its code is missing: costs then do not wait for medicines. */
function NoCareLoader({ counts = '' }: { counts?: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(careFactsFound({ ...NO_CARE_FACTS, counts, isComing: false })), [dispatch, counts]);
  return null;
}

/** Shows nothing until its code is loaded. If that fails, `Missing` takes its place. */
function extra<P extends object>(choose: (parts: Parts) => ComponentType<P>, Missing: ComponentType<P> = () => null) {
  const Part = lazy<ComponentType<P>>(() =>
    loadCareParts().then(
      (parts) => ({ default: choose(parts) }),
      () => ({ default: Missing }),
    ),
  );
  return function Extra(props: ComponentProps<ComponentType<P>>) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
const Loader = extra<Asked>(
  (parts) => parts.CareLoader,
  () => <NoCareLoader />,
);
const Chips = extra<{ care: PlanCare }>((parts) => parts.CareChips);
const Note = extra<NoteProps>((parts) => parts.CareNote);

/** Loads what the plans cover of the person's lists, on every screen that shows it. No code is loaded without lists. */
export function CareLoader(asked: Asked) {
  const mayHaveLists = useMayHaveLists();
  if (asked.planIds.length === 0 || mayHaveLists === null) return null;
  return mayHaveLists ? <Loader {...asked} /> : <NoCareLoader counts={CARE_NAMES.none} />;
}

/** Whether a plan covers each listed medicine and doctor. `children` are below, such as the panel to edit the lists. */
export function PlanCareSection({ children, ...asked }: ComponentProps<typeof LazyPlanCare> & { children: ReactNode }) {
  const mayHaveLists = useMayHaveLists();
  return (
    <section className={mayHaveLists ? 'stack' : 'stack no-print'} aria-label={CARE_NAMES.title}>
      <h2>{CARE_NAMES.title}</h2>
      {mayHaveLists && <LazyPlanCare {...asked} />}
      {children}
    </section>
  );
}

/** The sentences about the answers of `PlanCareSection`. */
export const PlanCareNotes = (asked: ComponentProps<typeof LazyPlanCare>) =>
  useMayHaveLists() && <LazyPlanCareNotes {...asked} />;

export const CareChips = ({ care }: { care: PlanCare | null }) => care && <Chips care={care} />;

export const CareNote = ({ care, isShort }: Omit<NoteProps, 'care'> & { care: PlanCare | null }) =>
  care?.note && <Note care={care} isShort={isShort} />;
