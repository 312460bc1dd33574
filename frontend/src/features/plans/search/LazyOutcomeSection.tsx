import { lazyPart } from '#ui/index.js';
import { prefetchNotices } from '../eligibility/LazyNotices.js';

/** Loads the code of the notices above the plans too, so that the notices do not move the plans. */
async function load() {
  const notices = prefetchNotices();
  const { OutcomeSection } = await import('./OutcomeSection.js');
  await notices;
  return OutcomeSection;
}

/** The outcome of a search. Its code is loaded separately, so that the screen appears sooner. */
export const LazyOutcomeSection = lazyPart(load);

/** Loads the code of the outcome while the person answers. */
export const prefetchOutcome = (): void => void load().catch(() => undefined);
