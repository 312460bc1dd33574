import { loadCareParts } from '#features/care/index.js';
import { lazyPart } from '#ui/index.js';

/** What plans cover of the person's medicines and doctors. The code is in the file of the medicines and doctors. */
export const LazyPlanCares = lazyPart(() => loadCareParts().then((parts) => parts.PlanCares));
