import { lazyPart } from '#ui/index.js';
import { prefetchNotices } from '../eligibility/LazyNotices.js';

/**
 * The outcome of a search, below the form. Its code is loaded separately, so that the form appears sooner. The code
 * usually arrives before the person has filled in the form. The code of the notices above the plans is loaded too, so
 * that the notices do not move the plans.
 */
export const LazyOutcomeSection = lazyPart(async () => {
  const notices = prefetchNotices();
  const part = await import('./OutcomeSection.js').then(({ OutcomeSection }) => OutcomeSection);
  await notices;
  return part;
});
